import { sql } from 'kysely'
import type { AttendanceState } from '@muster/contract/attendance/attendance-day.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'
import { workedUpTo } from '../day/worked-up-to.sql.ts'

interface WorkedDay {
  day: Day
  state: AttendanceState
  workedMinutes: number
}

/** A person's work on each day, without punches. */
export const workedDays = rows(({ db, organisation }, p: { employee: Id; from: Day; to: Day; now: Instant }) => ({
  compile: () =>
    sql<WorkedDay>`
      select day, state, ${workedUpTo(p.now)} as "workedMinutes" from attendance_day d
      where organisation_id = ${organisation} and employee_id = ${p.employee} and day between ${p.from}::date and ${p.to}::date
      order by day`.compile(db),
}))

interface DayTotals {
  day: Day
  inOffice: number
  remote: number
  onLeave: number
  absent: number
}

/** The number of people by state on each day between two, including days without any. */
export const dayTotals = rows(({ db, organisation }, p: { from: Day; to: Day }) => ({
  compile: () =>
    sql<DayTotals>`
      select calendar.day::date as day,
        count(*) filter (where d.state in ('present', 'halfDay')) as "inOffice",
        count(*) filter (where d.state = 'workFromHome') as remote,
        count(*) filter (where d.state = 'leave') as "onLeave",
        count(*) filter (where d.state = 'absent') as absent
      from generate_series(${p.from}::date, ${p.to}::date, interval '1 day') as calendar(day)
      left join attendance_day d on d.organisation_id = ${organisation} and d.day = calendar.day::date
      group by calendar.day
      order by calendar.day`.compile(db),
}))
