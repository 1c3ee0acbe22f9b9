import type { Id, Month } from '@muster/contract/values.ts'
import { sql } from 'kysely'
import { one } from '../../../platform/database/statement.ts'

/** Whether a locked month was paid: by its unreversed payslip, or since, as arrears of the whole month. */
export const paidMonth = one(({ db, organisation }, p: { run: Id; month: Month; employee: Id }) => ({
  compile: () =>
    sql<{ isPaid: boolean }>`
      select exists (
        select from payslip slip
        where slip.organisation_id = ${organisation} and slip.run_id = ${p.run} and slip.employee_id = ${p.employee}
          and not exists (
            select from payslip back where back.organisation_id = ${organisation} and back.reverses_id = slip.id)
      ) or coalesce((
        select sum((part ->> 'employedDays')::int) > 0 from payslip slip
        join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
        cross join lateral jsonb_array_elements(slip.arrears) part
        where slip.organisation_id = ${organisation} and slip.employee_id = ${p.employee} and slip.month > ${p.month}
          and run.state in ('approved', 'paid') and part ->> 'month' = ${p.month}
      ), false) as "isPaid"`.compile(db),
}))
