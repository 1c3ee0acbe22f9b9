import { sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

/** Days before joining or after leaving, left over after a date was changed. */
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

/** Days that ended in the time zone of another location than the current one; they keep it. */
export const keptZones = rows(({ db, organisation }, p: { employees: Id[]; from: Day; to: Day; zones: string }) => ({
  compile: () =>
    sql<{ employee: Id; day: Day; zone: string }>`
        select employee_id as employee, day, zone from attendance_day
        where organisation_id = ${organisation} and employee_id = any(${p.employees}::uuid[])
          and day between ${p.from}::date and ${p.to}::date and is_final
          and zone <> ${p.zones}::jsonb ->> employee_id::text`.compile(db),
}))

/** Days on record from before their person was added, and whether HR recorded them with a correction that still applies. */
export const daysBeforeKnown = rows(
  ({ db, organisation }, p: { employees: Id[]; from: Day; to: Day; known: string }) => ({
    compile: () =>
      sql<{ employee: Id; day: Day; isCorrected: boolean }>`
        with told as (
          select employee_id, day, false as "isCorrected" from attendance_day
          where organisation_id = ${organisation} and employee_id = any(${p.employees}::uuid[])
            and day between ${p.from}::date and ${p.to}::date
          union all
          select employee_id, day, true from attendance_correction correction
          where organisation_id = ${organisation} and employee_id = any(${p.employees}::uuid[])
            and day between ${p.from}::date and ${p.to}::date and undoes_id is null
            and not exists (select from attendance_correction undo
              where undo.organisation_id = ${organisation} and undo.undoes_id = correction.id)
        )
        select employee_id as employee, day, bool_or("isCorrected") as "isCorrected" from told
        where day <= (${p.known}::jsonb ->> employee_id::text)::date
        group by employee_id, day`.compile(db),
  }),
)

/** The windows of the days just before and after these, by person. */
export const windowsBeside = rows(({ db, organisation }, p: { employees: Id[]; before: Day; after: Day }) =>
  db
    .selectFrom('attendance_day')
    .select(['employee_id as employee', 'day', 'window_from as from', 'window_to as to'])
    .where('organisation_id', '=', organisation)
    .where(({ eb, ref }) => eb(ref('employee_id'), '=', sql<string>`any(${p.employees}::uuid[])`))
    .where('day', 'in', [p.before, p.after]),
)

/** One writer of a person's days at a time: a concurrent punch waits, and is then included. */
export const lockPeople = rows(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql<{ id: Id }>`
      select id from employee
      where organisation_id = ${organisation} and id = any(${p.employees}::uuid[])
      order by id for no key update`.compile(db),
}))

export const everyEmployee = rows(({ db, organisation }, p: { from: Day; to: Day }) => ({
  compile: () =>
    sql<{ id: Id }>`
      select id from employee
      where organisation_id = ${organisation} and joined_on <= ${p.to}::date and (left_on is null or left_on >= ${p.from}::date)
      order by id`.compile(db),
}))
