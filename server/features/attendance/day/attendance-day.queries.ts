import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

/** JSON of `DayRow[]`. Days that were over when their pay period was locked stay as they are. */
export const putDays = change(({ db, organisation }, p: { rows: string; now: Instant }) => ({
  compile: () =>
    sql`
      insert into attendance_day as known (organisation_id, employee_id, day, state, shift_id, zone, window_from, window_to,
        shift_from, shift_to, first_in, last_out, open_since, worked_minutes, break_minutes, late_minutes, early_minutes,
        overtime_minutes, is_final, loss_of_pay_halves, loss_of_pay_reason, reasons, computed_at)
      select ${organisation}, r.employee_id, r.day, r.state, r.shift_id, r.zone, r.window_from, r.window_to,
        r.shift_from, r.shift_to, r.first_in, r.last_out, r.open_since, r.worked_minutes, r.break_minutes, r.late_minutes,
        r.early_minutes, r.overtime_minutes, r.is_final, r.loss_of_pay_halves, r.loss_of_pay_reason, r.reasons, ${p.now}
      from jsonb_to_recordset(${p.rows}::jsonb) as r(employee_id uuid, day date, state text, shift_id uuid, zone text,
        window_from timestamptz, window_to timestamptz, shift_from timestamptz, shift_to timestamptz, first_in timestamptz,
        last_out timestamptz, open_since timestamptz, worked_minutes int, break_minutes int, late_minutes int,
        early_minutes int, overtime_minutes int, is_final boolean, loss_of_pay_halves int, loss_of_pay_reason text,
        reasons jsonb)
      on conflict (organisation_id, employee_id, day) do update set
        state = excluded.state, shift_id = excluded.shift_id, zone = excluded.zone, window_from = excluded.window_from,
        window_to = excluded.window_to, shift_from = excluded.shift_from, shift_to = excluded.shift_to,
        first_in = excluded.first_in, last_out = excluded.last_out, open_since = excluded.open_since,
        worked_minutes = excluded.worked_minutes, break_minutes = excluded.break_minutes,
        late_minutes = excluded.late_minutes, early_minutes = excluded.early_minutes,
        overtime_minutes = excluded.overtime_minutes, is_final = excluded.is_final,
        loss_of_pay_halves = excluded.loss_of_pay_halves, loss_of_pay_reason = excluded.loss_of_pay_reason,
        reasons = excluded.reasons, computed_at = excluded.computed_at
      where not (known.is_final and exists (
        select 1 from attendance_lock l
        where l.organisation_id = ${organisation} and known.day between l.from_day and l.to_day
      ))`.compile(db),
}))

/** Days before somebody joined or after they left, which a changed date leaves behind. */
export const deleteDaysOutside = change(({ db, organisation }, p: { employees: Id[]; from: Day; to: Day }) => ({
  compile: () =>
    sql`
      delete from attendance_day d
      using employee e
      where d.organisation_id = ${organisation} and e.organisation_id = ${organisation} and e.id = d.employee_id
        and d.employee_id = any(${p.employees}::uuid[]) and d.day between ${p.from}::date and ${p.to}::date
        and (d.day < e.joined_on or d.day > e.left_on)
        and not exists (
          select 1 from attendance_lock l
          where l.organisation_id = ${organisation} and d.day between l.from_day and l.to_day
        )`.compile(db),
}))

/** One writer of a person's days at a time: a punch that comes meanwhile waits, and is then looked at too. */
export const lockPeople = rows(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql<{ id: Id }>`
      select id from employee
      where organisation_id = ${organisation} and id = any(${p.employees}::uuid[])
      order by id for no key update`.compile(db),
}))

/** Locks are set by one transaction at a time, and by none while days are being written. */
export const shareDays = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql`select pg_advisory_xact_lock_shared(hashtext('attendance'), hashtext(${organisation}::text))`.compile(db),
}))

export const holdDays = one(({ db, organisation }, _: object) => ({
  compile: () => sql`select pg_advisory_xact_lock(hashtext('attendance'), hashtext(${organisation}::text))`.compile(db),
}))

export const insertLock = change(({ db, organisation }, p: { from: Day; to: Day; now: Instant }) => ({
  compile: () =>
    sql`
      insert into attendance_lock (organisation_id, from_day, to_day, locked_at)
      values (${organisation}, ${p.from}, ${p.to}, ${p.now})
      on conflict (organisation_id, from_day) do update set to_day = greatest(attendance_lock.to_day, excluded.to_day)`.compile(
      db,
    ),
}))

export const deleteLock = change(({ db, organisation }, p: { from: Day }) =>
  db.deleteFrom('attendance_lock').where('organisation_id', '=', organisation).where('from_day', '=', p.from),
)

export const lockedOn = one(({ db, organisation }, p: { day: Day }) =>
  db
    .selectFrom('attendance_lock')
    .select(['from_day as from', 'to_day as to'])
    .where('organisation_id', '=', organisation)
    .where('from_day', '<=', p.day)
    .where('to_day', '>=', p.day),
)

export const everyEmployee = rows(({ db, organisation }, p: { from: Day; to: Day }) => ({
  compile: () =>
    sql<{ id: Id }>`
      select id from employee
      where organisation_id = ${organisation} and joined_on <= ${p.to}::date and (left_on is null or left_on >= ${p.from}::date)
      order by id`.compile(db),
}))
