import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

/** JSON of the days: `day, part, halfDays, why`. The request's existing days keep their place. */
export const putLeaveDays = change(
  (
    { db, organisation },
    p: { request: Id; employee: Id; policy: Id; state: 'pending' | 'taken'; days: string; now: Instant },
  ) => ({
    compile: () =>
      sql`
      insert into leave_day (organisation_id, request_id, day, employee_id, policy_id, part, half_days, why, state, created_at, changed_at)
      select ${organisation}, ${p.request}, d.day, ${p.employee}, ${p.policy}, d.part, d."halfDays", d.why, ${p.state}, ${p.now}, ${p.now}
      from jsonb_to_recordset(${p.days}::jsonb) as d(day date, part text, "halfDays" int, why text)
      on conflict (organisation_id, request_id, day) do nothing
      returning 1`.compile(db),
  }),
)

export const daysOfRequest = rows(({ db, organisation }, p: { request: Id }) =>
  db
    .selectFrom('leave_day')
    .select(['employee_id as employee', 'day', 'half_days as halfDays', 'state'])
    .where('organisation_id', '=', organisation)
    .where('request_id', '=', p.request)
    .orderBy('day'),
)

export const moveLeaveDays = change(
  ({ db, organisation }, p: { request: Id; from: string[]; to: 'taken' | 'returned'; now: Instant }) => ({
    compile: () =>
      sql`
      update leave_day set state = ${p.to}, changed_at = ${p.now}
      where organisation_id = ${organisation} and request_id = ${p.request} and state = any(${p.from}::text[])`.compile(
        db,
      ),
  }),
)

export const returnEnclosedDays = change(({ db, organisation }, p: { employee: Id; days: Day[]; now: Instant }) => ({
  compile: () =>
    sql`
      update leave_day set state = 'returned', changed_at = ${p.now}
      where organisation_id = ${organisation} and employee_id = ${p.employee} and day = any(${p.days}::date[])
        and why = 'sandwich' and state <> 'returned'`.compile(db),
}))
