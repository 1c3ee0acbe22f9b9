import { sql } from 'kysely'
import type { Id, Month } from '@muster/contract/values.ts'
import { rows, one } from '../../../platform/database/statement.ts'

/**
 * Locked months from `month` on in which the employee has a payslip. Their runs are held until the transaction ends, so
 * that no other run is locked meanwhile.
 */
export const lockedMonths = rows(({ db, organisation }, p: { employee: Id; month: Month }) => ({
  compile: () =>
    sql<{ month: Month; isPaid: boolean }>`
      with held as materialized (
        select id, month, state from pay_run where organisation_id = ${organisation} and month >= ${p.month} for share
      )
      select held.month, exists (
        select 1 from payslip
        where payslip.organisation_id = ${organisation} and payslip.run_id = held.id and employee_id = ${p.employee}
      ) as "isPaid"
      from held where state in ('approved', 'paid') order by month`.compile(db),
}))

/** The last month whose run is locked. */
export const lockedTo = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ month: Month | null }>`
      select max(month) as month from pay_run
      where organisation_id = ${organisation} and state in ('approved', 'paid')`.compile(db),
}))
