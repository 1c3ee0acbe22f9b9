import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

/** The employees with a payslip in a run. */
export const payslipsOfRun = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<{ employee: Id; account: Id; payslip: Id }>`
      select employee.id as employee, employee.account_id as account, slip.id as payslip
      from payslip slip
      join employee on employee.organisation_id = ${organisation} and employee.id = slip.employee_id
      where slip.organisation_id = ${organisation} and slip.run_id = ${p.run}
      order by slip.id`.compile(db),
}))
