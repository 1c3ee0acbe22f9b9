import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change } from '../../../platform/database/statement.ts'

export interface NewCorrection {
  id: Id
  employee: Id
  day: Day
  reason: string
  /** JSON of a sentence's values; null for a reason that a person wrote. */
  reasonValues: string | null
  account: Id
  /** The request it results from. */
  request: Id | null
  requestNumber: string | null
  /** The correction it reverses. */
  undoes: Id | null
}

export const insertCorrection = change(({ db, organisation }, p: NewCorrection & { now: Instant }) =>
  db.insertInto('attendance_correction').values({
    organisation_id: organisation,
    id: p.id,
    employee_id: p.employee,
    day: p.day,
    reason: p.reason,
    reason_values: p.reasonValues,
    account_id: p.account,
    request_id: p.request,
    request_number: p.requestNumber,
    undoes_id: p.undoes,
    created_at: p.now,
  }),
)

export const supersedePunches = change(({ db, organisation }, p: { punches: Id[]; correction: Id }) =>
  db
    .updateTable('punch')
    .set({ superseded_by: p.correction })
    .where('organisation_id', '=', organisation)
    .where('superseded_by', 'is', null)
    .where(({ eb, ref }) => eb(ref('id'), '=', sql<string>`any(${p.punches}::uuid[])`)),
)

/** JSON of the punches: `kind, at, offset`. */
export const insertCorrectedPunches = change(
  ({ db, organisation }, p: { employee: Id; zone: string; correction: Id; punches: string; now: Instant }) => ({
    compile: () =>
      sql`
      insert into punch (organisation_id, employee_id, kind, at, zone, offset_minutes, place, source, added_by, created_at)
      select ${organisation}, ${p.employee}, r.kind, r.at, ${p.zone}, r."offset", 'notAsked', 'correction', ${p.correction}, ${p.now}
      from jsonb_to_recordset(${p.punches}::jsonb) as r(kind text, at timestamptz, "offset" int)
      returning 1`.compile(db),
  }),
)

interface Undo {
  /** The reversed correction. */
  correction: Id
  /** The reversing correction. */
  by: Id
}

/** What the correction added and nothing has superseded since. */
export const supersedeAdded = change(({ db, organisation }, p: Undo) =>
  db
    .updateTable('punch')
    .set({ superseded_by: p.by })
    .where('organisation_id', '=', organisation)
    .where('added_by', '=', p.correction)
    .where('superseded_by', 'is', null),
)

/** A superseded punch stays so: an identical one replaces it. */
export const restoreSuperseded = change(({ db, organisation }, p: Undo & { now: Instant }) => ({
  compile: () =>
    sql`
      insert into punch (organisation_id, employee_id, kind, at, zone, offset_minutes, latitude_e6, longitude_e6,
        accuracy_metres, place, distance_metres, note, source, added_by, created_at)
      select ${organisation}, employee_id, kind, at, zone, offset_minutes, latitude_e6, longitude_e6, accuracy_metres, place,
        distance_metres, note, 'correction', ${p.by}, ${p.now}
      from punch
      where organisation_id = ${organisation} and superseded_by = ${p.correction}
      returning 1`.compile(db),
}))
