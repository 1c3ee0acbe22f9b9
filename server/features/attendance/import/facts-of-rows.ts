import type { Day, Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { archivedTo } from '../archive/archived-days.ts'
import { keptZones } from '../day/attendance-day.queries.ts'
import { byPerson, dayFacts, type DayFacts } from '../day/day-facts.ts'
import { locksBetween } from '../lock/attendance-lock.queries.ts'
import { lastCorrections } from './attendance-import.queries.ts'

/** The facts of many rows' days, each in the time zone it was worked in, in a fixed number of statements. */
export async function factsOfRows(tx: Tx, employees: Id[], days: readonly Day[]) {
  const span = spanOf(days)
  const of = { employees, ...span }
  const facts = days.length === 0 ? new Map<Id, DayFacts>() : await dayFacts(tx, of)
  const [kept, last, locks, archived] = [
    await keptZones(tx, { ...of, zones: byPerson(facts, ({ zone }) => zone) }),
    await lastCorrections(tx, of),
    await locksBetween(tx, span),
    await archivedTo(tx, span.from),
  ]
  const zones = new Map(kept.map(({ employee, day, zone }) => [`${employee} ${day}`, zone]))
  const corrected = new Set(last.filter(({ isUndo }) => !isUndo).map(({ employee, day }) => `${employee} ${day}`))
  return {
    locks,
    /** The last day of the archive. */
    archived,
    isCorrected: (employee: Id, day: Day) => corrected.has(`${employee} ${day}`),
    /** Undefined for people employed on none of the days. */
    factsOn(employee: Id, day: Day): DayFacts | undefined {
      const own = facts.get(employee)
      const zone = zones.get(`${employee} ${day}`)
      return own === undefined || zone === undefined ? own : { ...own, calendar: { ...own.calendar, zone } }
    },
  }
}

export function spanOf(days: readonly Day[]): { from: Day; to: Day } {
  const sorted = days.toSorted()
  return { from: sorted[0] ?? '0001-01-01', to: sorted.at(-1) ?? '0001-01-01' }
}
