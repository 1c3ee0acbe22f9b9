import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

/** JSON of the corrections: `id, employee, day, undoes`. Their reason is the same. */
export const insertCorrections = change(
  ({ db, organisation }, p: { corrections: string; reason: string; values: string; account: Id; now: Instant }) => ({
    compile: () =>
      sql`
        insert into attendance_correction (organisation_id, id, employee_id, day, reason, reason_values, account_id, undoes_id,
          created_at)
        select ${organisation}, r.id, r.employee, r.day, ${p.reason}, ${p.values}::jsonb, ${p.account}, r.undoes, ${p.now}
        from jsonb_to_recordset(${p.corrections}::jsonb) as r(id uuid, employee uuid, day date, undoes uuid)
        returning 1`.compile(db),
  }),
)

/** JSON: `punch, correction`. */
export const supersedeEach = change(({ db, organisation }, p: { pairs: string }) => ({
  compile: () =>
    sql`
      update punch set superseded_by = r.correction
      from jsonb_to_recordset(${p.pairs}::jsonb) as r(punch uuid, correction uuid)
      where punch.organisation_id = ${organisation} and punch.id = r.punch and punch.superseded_by is null`.compile(db),
}))

/** JSON: `employee, kind, at, zone, offset, correction`. */
export const insertImportedPunches = change(({ db, organisation }, p: { punches: string; now: Instant }) => ({
  compile: () =>
    sql`
      insert into punch (organisation_id, employee_id, kind, at, zone, offset_minutes, place, source, added_by, created_at)
      select ${organisation}, r.employee, r.kind, r.at, r.zone, r."offset", 'notAsked', 'correction', r.correction, ${p.now}
      from jsonb_to_recordset(${p.punches}::jsonb) as r(employee uuid, kind text, at timestamptz, zone text, "offset" int,
        correction uuid)
      returning 1`.compile(db),
}))

/** Removes what these corrections added, and restores what they superseded; JSON: `correction, undo`. */
export const undoEach = change(({ db, organisation }, p: { pairs: string; now: Instant }) => ({
  compile: () =>
    sql`
      with pair as (select * from jsonb_to_recordset(${p.pairs}::jsonb) as r(correction uuid, undo uuid)),
      gone as (
        update punch set superseded_by = pair.undo from pair
        where punch.organisation_id = ${organisation} and punch.added_by = pair.correction and punch.superseded_by is null
      )
      insert into punch (organisation_id, employee_id, kind, at, zone, offset_minutes, latitude_e6, longitude_e6,
        accuracy_metres, place, distance_metres, note, source, added_by, created_at)
      select ${organisation}, employee_id, kind, at, zone, offset_minutes, latitude_e6, longitude_e6, accuracy_metres, place,
        distance_metres, note, 'correction', pair.undo, ${p.now}
      from punch join pair on punch.superseded_by = pair.correction
      where punch.organisation_id = ${organisation}
      returning 1`.compile(db),
}))

/** Days of these people recorded by HR, with the newest correction of each. */
export const lastCorrections = rows(({ db, organisation }, p: { employees: readonly Id[]; from: Day; to: Day }) => ({
  compile: () =>
    sql<{ employee: Id; day: Day; id: Id; isUndo: boolean }>`
      select distinct on (employee_id, day) employee_id as employee, day, id, undoes_id is not null as "isUndo"
      from attendance_correction
      where organisation_id = ${organisation} and employee_id = any(${p.employees}::uuid[])
        and day between ${p.from}::date and ${p.to}::date
      order by employee_id, day, created_at desc, id desc`.compile(db),
}))

/**
 * Days before their person was added: without a record nothing is kept. JSON: `employee, day`. Days with other records are rewritten by the
 * recalculation that follows.
 */
export const forgetEarlyDays = change(({ db, organisation }, p: { days: string }) => ({
  compile: () =>
    sql`
      delete from attendance_day of_day
      using jsonb_to_recordset(${p.days}::jsonb) as r(employee uuid, day date), employee
      where of_day.organisation_id = ${organisation} and of_day.employee_id = r.employee and of_day.day = r.day
        and employee.organisation_id = ${organisation} and employee.id = r.employee
        and r.day <= (employee.created_at at time zone 'UTC')::date`.compile(db),
}))
