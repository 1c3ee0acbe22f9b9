import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { workCalendars, type WorkCalendar } from '../../calendar/index.ts'
import { leaveOn, type LeaveOn } from '../../../platform/leave/leave.ts'
import { punchesAndHome, type HomeOn, type StoredPunch } from './day-facts.queries.ts'

/** All facts that decide some people's days. */
export interface DayFacts {
  calendar: WorkCalendar
  /** Not superseded, oldest first. */
  punches: StoredPunch[]
  leave: LeaveOn[]
  home: HomeOn[]
}

/** The facts of the days between two days, in a number of statements independent of the number of people. */
export async function dayFacts(tx: Tx, of: { employees: Id[] | null; from: Day; to: Day }): Promise<Map<Id, DayFacts>> {
  const [calendars, happened, leave] = await Promise.all([
    // The end of the last day depends on the next day's shift, and a late punch-out on that of the day after.
    workCalendars(tx, { ...of, to: addDays(of.to, 2) }),
    // A window can start and end up to a day beside its date, and local days start up to 14 hours beside UTC's. The day before may be open.
    punchesAndHome(tx, { ...of, since: midnight(addDays(of.from, -3)), until: midnight(addDays(of.to, 4)) }),
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
 * Known data about people is passed to the statement instead of joined to their days: without statistics on rows just written, such a join
 * takes minutes.
 */
export function byPerson(facts: ReadonlyMap<Id, DayFacts>, of: (calendar: DayFacts['calendar']) => string): string {
  return JSON.stringify(Object.fromEntries([...facts].map(([employee, { calendar }]) => [employee, of(calendar)])))
}

const midnight = (day: Day): Instant => `${day}T00:00:00.000Z`
