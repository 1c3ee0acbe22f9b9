import { sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

/** Somebody whose days of a month are not all decided. */
export interface OpenAttendance {
  employee: Id
  /** Days that are over on which a punch-out is missing, or a punch pairs with no other. */
  missingPunch: Day[]
  /** Days that have begun and are not over. */
  running: Day[]
}

export const openDays = rows(({ db, organisation }, p: { from: Day; to: Day }) => ({
  compile: () =>
    sql<OpenAttendance>`
      select employee_id as employee,
        coalesce(jsonb_agg(day order by day) filter (where is_final), '[]') as "missingPunch",
        coalesce(jsonb_agg(day order by day) filter (where not is_final), '[]') as running
      from attendance_day
      where organisation_id = ${organisation} and day between ${p.from}::date and ${p.to}::date
        and (not is_final or open_since is not null or reasons @> '[{"code": "unmatchedPunch"}]')
      group by employee_id
      order by employee_id`.compile(db),
}))
