import { sql } from 'kysely'
import type { Day } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'
import type { LeaveBetween } from '../../../platform/leave/leave-answers.ts'

/** Leave granted and taken between two days, by the rules in force on the last of them. */
export const leaveBetween = rows(({ db, organisation }, p: { from: Day; to: Day }) => ({
  compile: () =>
    sql<LeaveBetween>`
      with paid as (
        select policy.id, version.encashable and not policy.is_comp_off as is_with_wages,
          version.genders = array['female'] as is_maternity
        from leave_policy policy
        cross join lateral (
          select is_paid, encashable, genders from leave_policy_version
          where organisation_id = ${organisation} and policy_id = policy.id and starts_on <= ${p.to}::date
          order by starts_on desc limit 1
        ) version
        where policy.organisation_id = ${organisation} and version.is_paid
      )
      select employee_id as employee, sum(granted)::int as "grantedHalfDays", sum(taken)::int as "takenHalfDays",
        sum(maternity)::int as "maternityHalfDays"
      from (
        select ledger.employee_id, ledger.half_days as granted, 0 as taken, 0 as maternity
        from leave_ledger ledger join paid on paid.id = ledger.policy_id and paid.is_with_wages
        where ledger.organisation_id = ${organisation} and ledger.kind = 'grant'
          and ledger.on_day between ${p.from}::date and ${p.to}::date
        union all
        select away.employee_id, 0, case when paid.is_with_wages then away.half_days else 0 end,
          case when paid.is_maternity then away.half_days else 0 end
        from leave_day away join paid on paid.id = away.policy_id
        where away.organisation_id = ${organisation} and away.state = 'taken'
          and away.day between ${p.from}::date and ${p.to}::date
      ) told
      group by employee_id`.compile(db),
}))
