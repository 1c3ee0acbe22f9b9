import { sql } from 'kysely'
import type { Instant } from '@muster/contract/values.ts'
import { change } from '../../../platform/database/statement.ts'

/** JSON of the days: `request, employee, policy, day, part, halfDays, why, state`. An existing day is overwritten. */
export const settleDays = change(({ db, organisation }, p: { days: string; now: Instant }) => ({
  compile: () =>
    sql`
      insert into leave_day as known
        (organisation_id, request_id, day, employee_id, policy_id, part, half_days, why, state, created_at, changed_at)
      select ${organisation}, d.request, d.day, d.employee, d.policy, d.part, d."halfDays", d.why, d.state, ${p.now}, ${p.now}
      from jsonb_to_recordset(${p.days}::jsonb)
        as d(request uuid, employee uuid, policy uuid, day date, part text, "halfDays" int, why text, state text)
      on conflict (organisation_id, request_id, day) do update set
        part = excluded.part, half_days = excluded.half_days, why = excluded.why, state = excluded.state,
        changed_at = excluded.changed_at
      returning 1`.compile(db),
}))
