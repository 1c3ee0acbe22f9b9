import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import type { DayPart } from '@muster/engine/day.ts'
import { ofSomeOrAll } from '../../../platform/database/some-or-all.ts'

export interface StoredPunch {
  id: Id
  employee: Id
  kind: 'in' | 'out'
  at: Instant
}

/** A day of approved work from home. */
export interface HomeOn {
  employee: Id
  day: Day
  part: DayPart
  needsPunches: boolean
}

interface HomeRow extends HomeOn {
  kind: 'home'
}

/**
 * Valid punches, oldest first, and the days' approved work from home; null means everyone. One statement, because every punch needs both.
 */
export const punchesAndHome = ofSomeOrAll(
  (whose) =>
    ({ db, organisation }, p: { employees: Id[] | null; since: Instant; until: Instant; from: Day; to: Day }) => ({
      compile: () =>
        sql<StoredPunch | HomeRow>`
      select id, employee_id as employee, kind, at, null::date as day, null as part, null::boolean as "needsPunches"
      from punch
      where organisation_id = ${organisation} and superseded_by is null
        and ${whose(sql`employee_id`, p)}
        and at >= ${p.since} and at < ${p.until}
      union all
      select request_id, employee_id, 'home', null, day, part, needs_punches
      from work_from_home_day
      where organisation_id = ${organisation} and state = 'approved'
        and ${whose(sql`employee_id`, p)}
        and day between ${p.from}::date and ${p.to}::date
      order by at, id`.compile(db),
    }),
)
