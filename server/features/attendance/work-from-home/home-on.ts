import type { Day, Id } from '@muster/contract/values.ts'
import { homeHalfDays } from '@muster/engine/attendance/work-from-home/home-days.ts'
import type { HalfDays } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { workCalendars } from '../../calendar/index.ts'
import { leaveOn } from '../../../platform/leave/leave.ts'
import type { HomeOn } from '../day/day-facts.queries.ts'
import { homeDayRows } from './home-day.queries.ts'

/** Approved work from home between two days, for some employees or (null) everyone. */
export async function homeOn(tx: Tx, employees: readonly Id[] | null, from: Day, to: Day): Promise<HomeOn[]> {
  return (await homeDayRows(tx, { employees, from, to })).filter(({ state }) => state === 'approved')
}

/** What these days at home count after days off and leave; days that count nothing are excluded. */
export async function homeThatCounts(
  tx: Tx,
  rows: readonly HomeOn[],
): Promise<{ employee: Id; day: Day; halfDays: HalfDays }[]> {
  const days = rows.map(({ day }) => day).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return []
  const employees = [...new Set(rows.map(({ employee }) => employee))]
  const [calendars, leave] = await Promise.all([
    workCalendars(tx, { employees, from, to }),
    leaveOn(tx, employees, from, to),
  ])
  const offOf = new Map(calendars.map((calendar) => [calendar.employee, calendar.off(from, to)]))
  return rows.flatMap(({ employee, day, part }) => {
    const own = leave.filter((one) => one.employee === employee)
    const halfDays = homeHalfDays(day, { part, off: offOf.get(employee) ?? new Map(), leave: own })
    return halfDays === 0 ? [] : [{ employee, day, halfDays }]
  })
}
