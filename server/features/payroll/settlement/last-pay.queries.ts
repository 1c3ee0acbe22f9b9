import type { Id } from '@muster/contract/values.ts'
import { sql } from 'kysely'
import { one } from '../../../platform/database/statement.ts'

/** The payslip of one person in a run, unless it was reversed. */
export const standingPayslip = one(({ db, organisation }, p: { run: Id; employee: Id }) => ({
  compile: () =>
    sql<{ id: Id }>`
      select slip.id from payslip slip
      where slip.organisation_id = ${organisation} and slip.run_id = ${p.run} and slip.employee_id = ${p.employee}
        and not exists (select from payslip back where back.organisation_id = ${organisation} and back.reverses_id = slip.id)`.compile(
      db,
    ),
}))
