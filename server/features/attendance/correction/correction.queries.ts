import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

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

export interface CorrectionRow {
  id: Id
  day: Day
  request: Id | null
  undoes: Id | null
}

/** A person's corrections, oldest first. */
export const correctionsBetween = rows(({ db, organisation }, p: { employee: Id; from: Day; to: Day }) =>
  db
    .selectFrom('attendance_correction')
    .select(['id', 'day', 'request_id as request', 'undoes_id as undoes'])
    .where('organisation_id', '=', organisation)
    .where('employee_id', '=', p.employee)
    .where('day', '>=', p.from)
    .where('day', '<=', p.to)
    .orderBy('created_at')
    .orderBy('id'),
)

export const requestRule = one(({ db, organisation }, _: object) =>
  db
    .selectFrom('attendance_request_rule')
    .select(['monthly_limit as monthlyLimit', 'request_within_days as requestWithinDays'])
    .where('organisation_id', '=', organisation),
)

export const putRequestRule = change(
  ({ db, organisation }, p: { monthlyLimit: number; requestWithinDays: number; now: Instant }) => ({
    compile: () =>
      sql`
        insert into attendance_request_rule (organisation_id, monthly_limit, request_within_days, updated_at)
        values (${organisation}, ${p.monthlyLimit}, ${p.requestWithinDays}, ${p.now})
        on conflict (organisation_id) do update
          set monthly_limit = excluded.monthly_limit, request_within_days = excluded.request_within_days,
            updated_at = excluded.updated_at`.compile(db),
  }),
)
