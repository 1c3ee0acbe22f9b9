import type { z } from 'zod'
import type { DayOff } from '@muster/contract/calendar/day-off.routes.ts'
import type { Day } from '@muster/contract/values.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { holidaysBetween } from '../holiday/holiday.queries.ts'
import { workCalendars } from '../work-calendar/work-calendar.ts'

/** The actor's days off in a year; without an employee record, the holidays of all locations. */
export async function daysOff(
  tx: Tx,
  { employee }: Actor,
  year: number,
): Promise<(z.output<typeof DayOff> & { day: Day })[]> {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`]
  const [calendar] = employee === null ? [] : await workCalendars(tx, { employees: [employee], from, to })
  if (calendar === undefined) {
    const holidays = await holidaysBetween(tx, { from, to })
    return holidays
      .filter(({ kind, locations }) => kind === 'public' && locations.length === 0)
      .map(({ day, name }) => ({ day, kind: 'holiday', name }))
  }
  return [...calendar.offByPattern(from, to)]
    .map(([day, off]) => ({ day, ...off }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
