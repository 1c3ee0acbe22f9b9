import { sql } from 'kysely'
import type { Day, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

/** Locks are set by one transaction at a time, and by none while days are being written. */
export const lockDaysShared = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql`select pg_advisory_xact_lock_shared(hashtext('attendance'), hashtext(${organisation}::text))`.compile(db),
}))

export const daysForUpdate = one(({ db, organisation }, _: object) => ({
  compile: () => sql`select pg_advisory_xact_lock(hashtext('attendance'), hashtext(${organisation}::text))`.compile(db),
}))

export const insertLock = change(
  ({ db, organisation }, p: { from: Day; to: Day; paysOvertime: boolean; now: Instant }) => ({
    compile: () =>
      sql`
      insert into attendance_lock (organisation_id, from_day, to_day, pays_overtime, locked_at)
      values (${organisation}, ${p.from}, ${p.to}, ${p.paysOvertime}, ${p.now})
      on conflict (organisation_id, from_day) do update set to_day = greatest(attendance_lock.to_day, excluded.to_day),
        pays_overtime = excluded.pays_overtime`.compile(db),
  }),
)

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

/** Locked periods that overlap these days, in order. */
export const locksBetween = rows(({ db, organisation }, p: { from: Day; to: Day }) =>
  db
    .selectFrom('attendance_lock')
    .select(['from_day as from', 'to_day as to'])
    .where('organisation_id', '=', organisation)
    .where('from_day', '<=', p.to)
    .where('to_day', '>=', p.from)
    .orderBy('from_day'),
)
