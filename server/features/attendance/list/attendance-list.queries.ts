import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { AttendanceCounts, AttendanceRow } from '@muster/contract/attendance/attendance.routes.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { one } from '../../../platform/database/statement.ts'
import { isHalfAbsent, knownDays } from '../archive/known-days.sql.ts'
import { isFound, teamOf, type Search } from '../../employees/index.ts'
import { workedUpTo } from '../day/worked-up-to.sql.ts'

interface Whose {
  date: Day
  /** Null sees everyone, a manager's id the team. */
  manager: Id | null
  departmentId: Id | null
  locationId: Id | null
}

type SortBy = 'lateMinutes' | 'name' | 'firstIn' | 'lastOut' | 'workedMinutes' | 'state'

type Page = Whose & Search & { state: string | null; now: Instant }

/**
 * Everyone employed on the date with their day; a day that has not begun has no row yet. A search is a separate statement, because only
 * then is its index used; so is a day that may be archived.
 */
export const attendancePage = {
  /** Without any condition. */
  everyone: page('everyone'),
  all: page(null),
  search: page('search'),
  shortSearch: page('shortSearch'),
}
export const pastAttendancePage = {
  all: page(null, true),
  search: page('search', true),
  shortSearch: page('shortSearch', true),
}

function daysOn(organisation: string, { date }: Whose): RawBuilder<unknown> {
  return sql`attendance_day d on d.organisation_id = ${organisation} and d.employee_id = e.id and d.day = ${date}::date`
}

function pastDaysOn(organisation: string, { date }: Whose): RawBuilder<unknown> {
  return sql`${knownDays(organisation, { from: date, to: date })} d on d.employee_id = e.id`
}

function page(search: keyof Search | 'everyone' | null, isPast = false) {
  const isEveryone = search === 'everyone'
  return pageOf<z.output<typeof AttendanceRow>, Page, SortBy>({
    sortable: {
      lateMinutes: 'late_minutes',
      name: 'lower(name)',
      firstIn: 'first_in',
      lastOut: 'last_out',
      workedMinutes: 'worked',
      state: 'state',
    },
    ...(isEveryone ? { inOrder: { name: 'always', lateMinutes: { above0: 'late' } } as const } : {}),
    matching: ({ organisation }, p) => sql`
      select e.id, e.name, e.code, e.photo_key, e.department_id, e.location_id, d.shift_id, d.first_in, d.last_out,
        d.open_since, d.is_final, d.window_from, d.window_to, coalesce(d.state, 'notYet') as state,
        coalesce(${isPast ? sql`d.is_half_absent` : isHalfAbsent('d')}, false) as half_absent,
        coalesce(d.late_minutes, 0) as late_minutes, d.late_minutes as late, ${workedUpTo(p.now)} as worked
      from employee e
      left join ${isPast ? pastDaysOn(organisation, p) : daysOn(organisation, p)}
      where ${isEveryone ? employed(organisation, p) : whose(organisation, p)}
        and ${search === null || isEveryone ? sql`true` : isFound[search](sql`e`, p)}
        and ${isEveryone ? sql`true` : isInState(p)}`,
    rows: ({ organisation }, p) => sql`
      select page.n, page.id as "_id", page.name, page.code, page.photo_key as "photoKey", dep.name as department,
        l.name as location, s.name as "shiftName", l.time_zone as zone, page.state, page.half_absent as "isHalfAbsent",
        page.first_in as "firstIn", page.last_out as "lastOut", page.open_since as "openSince", coalesce(page.worked, 0) as "workedMinutes",
        page.late_minutes as "lateMinutes", coalesce(page.is_final, ${p.date}::date < ${p.now}::timestamptz::date) as "isFinal",
        (select place from punch
          where organisation_id = ${organisation} and employee_id = page.id and kind = 'in' and superseded_by is null
            and at >= page.window_from and at < page.window_to
          order by at limit 1) as place
      from page
      join location l on l.organisation_id = ${organisation} and l.id = page.location_id
      left join department dep on dep.organisation_id = ${organisation} and dep.id = page.department_id
      left join shift s on s.organisation_id = ${organisation} and s.id = page.shift_id`,
  })
}

const isInState = ({ state }: Page) => sql`(${state}::text is null or coalesce(d.state, 'notYet') = ${state}
  or (${state} = 'late' and d.late_minutes > 0))`

/** Counts people by state of their day, in one statement for any number. */
export const attendanceCounts = countsOn(daysOn)
export const pastAttendanceCounts = countsOn(pastDaysOn)

function countsOn(days: typeof daysOn) {
  return one(({ db, organisation }, p: Whose) => ({
    compile: () =>
      sql<Omit<z.output<typeof AttendanceCounts>, 'date' | 'isArchived'>>`
      select count(*) as "totalEmployees",
        count(*) filter (where d.state = 'present') as "presentCount",
        count(*) filter (where d.state = 'absent') as "absentCount",
        count(*) filter (where d.state = 'leave') as "leaveCount",
        count(*) filter (where d.state = 'workFromHome') as "workFromHomeCount",
        count(*) filter (where d.state = 'halfDay') as "halfdayCount",
        count(*) filter (where d.state = 'holiday') as "holidayCount",
        count(*) filter (where d.state = 'weeklyOff') as "weeklyOffCount",
        count(*) filter (where d.late_minutes > 0) as "lateCount",
        count(*) filter (where coalesce(d.state, 'notYet') = 'notYet') as "notYetCount"
      from employee e
      left join ${days(organisation, p)}
      where ${whose(organisation, p)}`.compile(db),
  }))
}

function employed(organisation: string, { date }: Whose): RawBuilder<unknown> {
  return sql`e.organisation_id = ${organisation}
    and e.joined_on <= ${date}::date and (e.left_on is null or e.left_on >= ${date}::date)`
}

function whose(organisation: string, p: Whose): RawBuilder<unknown> {
  return sql`${employed(organisation, p)}
    and (${p.departmentId}::uuid is null or e.department_id = ${p.departmentId})
    and (${p.locationId}::uuid is null or e.location_id = ${p.locationId})
    and (${p.manager}::uuid is null or e.id in ${teamOf(organisation, p.manager)})`
}
