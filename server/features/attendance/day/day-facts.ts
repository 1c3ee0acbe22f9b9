import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { workCalendars, type WorkCalendar } from '../../calendar/index.ts'
import { leaveOn, type LeaveOn } from '../../../platform/leave/leave.ts'
import type { StoredPunch } from '../punch/punch.queries.ts'
import type { HomeOn } from '../work-from-home/home-on.ts'
import { punchesAndHome } from './day-facts.queries.ts'

/** Everything that the days of some people follow from. */
export interface DayFacts {
  calendar: WorkCalendar
  /** Not superseded, oldest first. */
  punches: StoredPunch[]
  leave: LeaveOn[]
  home: HomeOn[]
}

/** The facts of the days between two days, in a number of statements that does not grow with the number of people. */
export async function dayFacts(tx: Tx, of: { employees: Id[] | null; from: Day; to: Day }): Promise<Map<Id, DayFacts>> {
  const [calendars, happened, leave] = await Promise.all([
    // Where the last day ends depends on the shift of the day after it.
    workCalendars(tx, { ...of, to: addDays(of.to, 1) }),
    // A window can begin and end up to a day beside its date, and local days begin up to 14 hours beside those of UTC.
    punchesAndHome(tx, { ...of, since: midnight(addDays(of.from, -2)), until: midnight(addDays(of.to, 3)) }),
    leaveOn(tx, of.employees, of.from, of.to),
  ])
  const punchesOf = Map.groupBy(
    happened.filter((one) => one.kind !== 'home'),
    ({ employee }) => employee,
  )
  const leaveOf = Map.groupBy(leave, (one) => one.employee)
  const homeOf = Map.groupBy(
    happened.filter((one) => one.kind === 'home'),
    ({ employee }) => employee,
  )
  return new Map(
    calendars.map((calendar) => {
      const own = <T>(of: Map<Id, T[]>) => of.get(calendar.employee) ?? []
      return [calendar.employee, { calendar, punches: own(punchesOf), leave: own(leaveOf), home: own(homeOf) }]
    }),
  )
}

/**
 * What is known of people goes with the statement instead of being joined to their days: while nothing is known yet of how
 * many rows were just written, a join of the two takes minutes.
 */
export function byPerson(facts: ReadonlyMap<Id, DayFacts>, of: (calendar: DayFacts['calendar']) => string): string {
  return JSON.stringify(Object.fromEntries([...facts].map(([employee, { calendar }]) => [employee, of(calendar)])))
}

const midnight = (day: Day): Instant => `${day}T00:00:00.000Z`
