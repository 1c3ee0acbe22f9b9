import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change } from '../../../../platform/database/statement.ts'

export const deletePayslipOf = change(({ db, organisation }, p: { run: Id; employee: Id }) =>
  db
    .deleteFrom('payslip')
    .where('organisation_id', '=', organisation)
    .where('run_id', '=', p.run)
    .where('employee_id', '=', p.employee),
)

export const deleteExclusionOf = change(({ db, organisation }, p: { run: Id; employee: Id }) =>
  db
    .deleteFrom('pay_run_exclusion')
    .where('organisation_id', '=', organisation)
    .where('run_id', '=', p.run)
    .where('employee_id', '=', p.employee),
)

/** A separate calculation, which ends immediately. */
export const nextAttempt = change(({ db, organisation }, p: { id: Id; total: number; now: Instant }) => ({
  compile: () =>
    sql`
      update pay_run set attempt = attempt + 1, total = ${p.total}, done = ${p.total}, calculated_at = ${p.now},
        progress_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))
