import { sql } from 'kysely'
import { one } from '../../../platform/database/statement.ts'

/** Held by transactions that count leave until they have written: no calendar change happens in between. */
export const lockCalendarShared = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql`select pg_advisory_xact_lock_shared(hashtext('calendar'), hashtext(${organisation}::text))`.compile(db),
}))

/** Waits for leave being counted by the old calendar; later counts wait for the new one. */
export const calendarForUpdate = one(({ db, organisation }, _: object) => ({
  compile: () => sql`select pg_advisory_xact_lock(hashtext('calendar'), hashtext(${organisation}::text))`.compile(db),
}))
