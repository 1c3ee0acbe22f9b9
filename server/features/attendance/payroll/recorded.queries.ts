import { sql } from 'kysely'
import type { Day } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'

/** Whether anyone punched between two days: without that no punch is missing. */
export const punchesBetween = one(({ db, organisation }, p: { from: Day; to: Day }) => ({
  compile: () =>
    sql<{ any: boolean }>`
      select exists (
        select from attendance_day
        where organisation_id = ${organisation} and day between ${p.from}::date and ${p.to}::date
          and (first_in is not null or open_since is not null or reasons @> '[{"code": "unmatchedPunch"}]')) as "any"`.compile(
      db,
    ),
}))
