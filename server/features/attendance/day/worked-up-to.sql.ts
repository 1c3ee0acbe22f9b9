import { sql, type RawBuilder } from 'kysely'
import type { Instant } from '@muster/contract/values.ts'

/** Worked minutes as stored, plus the time since then for people who are in, up to the end of the work date. */
export function workedUpTo(now: Instant): RawBuilder<unknown> {
  return sql`(d.worked_minutes + case when d.open_since is not null and not d.is_final
    then greatest(0, floor(extract(epoch from least(${now}::timestamptz, d.window_to) - d.computed_at) / 60))::int
    else 0 end)`
}
