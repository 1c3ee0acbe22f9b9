import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { ofSomeOrAll } from '../../../platform/database/some-or-all.ts'
import { one, rows } from '../../../platform/database/statement.ts'

export interface CalendarPerson {
  employee: Id
  joinedOn: Day
  leftOn: Day | null
  probationDays: number
  createdAt: Instant
  /** The current or last location. */
  location: Id
  /** The locations from a day on, oldest first; empty for people who never moved. */
  places: { from: Day; location: Id }[]
  zone: string
  /** The shifts from the one in force at the start of the requested time, oldest first. */
  shifts: { from: Day; shift: Id }[]
}

export interface CalendarShift {
  id: Id
  name: string
  startsAt: string
  endsAt: string
  breakMinutes: number
  graceMinutes: number
  halfDayMinutes: number
  fullDayMinutes: number
  weeklyOffs: { weekday: number; weeks?: number[] }[]
  absenceSandwich: boolean
  /** The first day with these values; null for the shift's original ones. */
  from: Day | null
}

/** These people, or (null) everyone employed at some time between two days. */
export const calendarPeople = ofSomeOrAll(
  (whose) =>
    ({ db, organisation }, p: { employees: Id[] | null; from: Day; to: Day }) => ({
      compile: () =>
        sql<CalendarPerson>`
      select e.id as employee, e.joined_on as "joinedOn", e.left_on as "leftOn", e.probation_days as "probationDays",
        e.created_at as "createdAt", e.location_id as location, l.time_zone as zone,
        coalesce((
          select jsonb_agg(jsonb_build_object('from', s.starts_on, 'shift', s.shift_id) order by s.starts_on)
          from employee_shift s
          where s.organisation_id = ${organisation} and s.employee_id = e.id and s.starts_on <= ${p.to}::date
        ), '[]') as shifts,
        coalesce((
          select jsonb_agg(jsonb_build_object('from', w.starts_on, 'location', w.location_id) order by w.starts_on)
          from employee_workplace w
          where w.organisation_id = ${organisation} and w.employee_id = e.id
        ), '[]') as places
      from employee e
      join location l on l.organisation_id = ${organisation} and l.id = e.location_id
      where e.organisation_id = ${organisation}
        and ${whose(
          sql`e.id`,
          p,
          sql`e.joined_on <= ${p.to}::date and (e.left_on is null or e.left_on >= ${p.from}::date)`,
        )}
      order by e.id`.compile(db),
    }),
)

/** Every shift with its original values and those of later versions, in order. */
export const calendarShifts = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<CalendarShift>`
      select id, name, starts_at as "startsAt", ends_at as "endsAt", break_minutes as "breakMinutes",
        grace_minutes as "graceMinutes", half_day_minutes as "halfDayMinutes", full_day_minutes as "fullDayMinutes",
        weekly_offs as "weeklyOffs", absence_sandwich as "absenceSandwich", null::date as "from"
      from shift where organisation_id = ${organisation}
      union all
      select v.shift_id, shift.name, v.starts_at, v.ends_at, v.break_minutes, v.grace_minutes, v.half_day_minutes,
        v.full_day_minutes, v.weekly_offs, v.absence_sandwich, v.starts_on
      from shift_version v
      join shift on shift.organisation_id = ${organisation} and shift.id = v.shift_id
      where v.organisation_id = ${organisation}
      order by "from" nulls first`.compile(db),
}))

export interface PublicHoliday {
  id: Id
  day: Day
  name: string
  /** Null: all locations. */
  location: Id | null
}

/** Public holidays, one row per location; null means all locations. */
export const publicHolidays = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<PublicHoliday>`
      select h.id, h.day, h.name, p.location_id as location
      from holiday h
      left join holiday_location p on p.organisation_id = ${organisation} and p.holiday_id = h.id
      where h.organisation_id = ${organisation} and h.kind = 'public'
      order by h.day, h.name`.compile(db),
}))

/** Whether a shift already has these weekly offs (JSON) from a day on, with no later version. Absent: there is no such shift. */
export const weeklyOffsStay = one(({ db, organisation }, p: { id: Id; from: Day; weeklyOffs: string }) => ({
  compile: () =>
    sql<{ stays: boolean }>`
      select not exists (
          select from shift_version v
          where v.organisation_id = ${organisation} and v.shift_id = shift.id and v.starts_on > ${p.from}::date
        ) and coalesce((
          select v.weekly_offs from shift_version v
          where v.organisation_id = ${organisation} and v.shift_id = shift.id and v.starts_on <= ${p.from}::date
          order by v.starts_on desc limit 1
        ), shift.weekly_offs) = ${p.weeklyOffs}::jsonb as stays
      from shift
      where shift.organisation_id = ${organisation} and shift.id = ${p.id}`.compile(db),
}))
