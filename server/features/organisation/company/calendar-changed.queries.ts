import { sql } from 'kysely'
import { one } from '../../../platform/database/statement.ts'

/** Whoever counts leave by the calendar has this until it is written: no change of the calendar comes between the two. */
export const lockCalendarShared = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql`select pg_advisory_xact_lock_shared(hashtext('calendar'), hashtext(${organisation}::text))`.compile(db),
}))

/** Waits for leave that is being counted by the calendar as it was; what is counted later waits for the new one. */
export const calendarForUpdate = one(({ db, organisation }, _: object) => ({
  compile: () => sql`select pg_advisory_xact_lock(hashtext('calendar'), hashtext(${organisation}::text))`.compile(db),
}))
