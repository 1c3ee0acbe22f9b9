import { sql } from 'kysely'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import { ofSomeOrAll } from '../../../../platform/database/some-or-all.ts'
import type { SalaryRow } from '../inputs/inputs.queries.ts'

/**
 * The salary on a day as it was declared by then, or paid by the last payslip before: of people with a salary from before the day that
 * was told since.
 */
export const declaredByDay = ofSomeOrAll(
  (whose) =>
    ({ db, organisation }, p: { day: Day; month: Month; employees: readonly Id[] | null }) => ({
      compile: () =>
        sql<{ employee: Id; salary: SalaryRow }>`
          with began as materialized (
            select ${p.day}::timestamp at time zone time_zone as at from organisation where id = ${organisation}
          ), late as materialized (
            select employee_id, max(created_at) as told from employee_salary cross join began
            where organisation_id = ${organisation} and replaced_at is null and starts_on < ${p.day}::date
              and created_at > began.at and ${whose(sql`employee_id`, p)}
            group by employee_id
          )
          select late.employee_id as employee,
            jsonb_build_object('from', known.starts_on, 'to', null, 'lines', known.lines) as salary
          from late
          cross join lateral (
            select greatest(began.at, max(slip.created_at)) as at
            from began
            cross join payslip slip
            join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
            where slip.organisation_id = ${organisation} and slip.employee_id = late.employee_id
              and slip.month < ${p.month} and slip.reverses_id is null and run.state in ('approved', 'paid')
            group by began.at
          ) until
          cross join lateral (
            select starts_on, lines from employee_salary
            where organisation_id = ${organisation} and employee_id = late.employee_id and starts_on <= ${p.day}::date
              and created_at <= until.at and (replaced_at is null or replaced_at > until.at)
            order by starts_on desc limit 1
          ) known
          where late.told > until.at`.compile(db),
    }),
)
