import { sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import type { HalfDays } from '@muster/engine/day.ts'
import { rows } from '../../../platform/database/statement.ts'

/** What could be encashed for everyone at the end of a day: the positive balances of policies that are encashable then. */
export const encashableLeave = rows(({ db, organisation }, p: { day: Day }) => ({
  compile: () =>
    sql<{ employee: Id; balances: HalfDays[] }>`
      select balance.employee_id as employee, jsonb_agg(balance.half_days) as balances
      from (
        select ledger.employee_id, sum(ledger.half_days)::int as half_days
        from leave_ledger ledger
        join lateral (
          select encashable from leave_policy_version version
          where version.organisation_id = ${organisation} and version.policy_id = ledger.policy_id
            and version.starts_on <= ${p.day}::date
          order by version.starts_on desc limit 1
        ) version on version.encashable
        where ledger.organisation_id = ${organisation} and ledger.on_day <= ${p.day}::date
        group by ledger.employee_id, ledger.policy_id
        having sum(ledger.half_days) > 0
      ) balance
      group by balance.employee_id`.compile(db),
}))
