import { sql } from 'kysely'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

/**
 * Employees paid by the first run here in the middle of a year, employed in an earlier month of it, without previous pay
 * entered. No one in a later run: locked payslips were calculated without it.
 */
export const withoutOpeningPay = rows(
  ({ db, organisation }, p: { run: Id; month: Month; first: Day; from: Month; to: Month }) => ({
    compile: () =>
      sql<{ employee: Id; joinedOn: Day }>`
        select employee.id as employee, employee.joined_on as "joinedOn"
        from payslip slip
        join employee on employee.organisation_id = ${organisation} and employee.id = slip.employee_id
        where slip.organisation_id = ${organisation} and slip.run_id = ${p.run} and employee.joined_on < ${p.first}
          and not exists (select from pay_run earlier
            where earlier.organisation_id = ${organisation} and earlier.kind = 'regular' and earlier.month < ${p.month})
          and not exists (select from opening_pay_month opening
            where opening.organisation_id = ${organisation} and opening.employee_id = employee.id
              and opening.paid_in between ${p.from} and ${p.to})`.compile(db),
  }),
)
