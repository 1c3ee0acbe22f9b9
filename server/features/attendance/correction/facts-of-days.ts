import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { lateOutUntil, workedWindow } from '@muster/engine/attendance/work-date/worked-window.ts'
import { addDays } from '@muster/engine/day.ts'
import { instantAt, milliseconds } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { say } from '@muster/engine/sentence.ts'
import { keptZones } from '../day/attendance-day.queries.ts'
import { byPerson, dayFacts, type DayFacts } from '../day/day-facts.ts'
import { punchesOn } from '../punch/today.ts'

/** The facts of a person's days, each in the time zone it was worked in, wherever the person works now. */
export async function factsOfDays(
  tx: Tx,
  employee: Id,
  { from, to }: { from: Day; to: Day },
): Promise<(day: Day) => DayFacts> {
  const span = { employees: [employee], from, to }
  const factsOf = await dayFacts(tx, span)
  const kept = await keptZones(tx, { ...span, zones: byPerson(factsOf, ({ zone }) => zone) })
  const facts = factsOf.get(employee)
  if (!facts) throw notFound(say`The employee was not found.`)
  const zones = new Map(kept.map(({ day, zone }) => [day, zone]))
  return (day) => ({ ...facts, calendar: { ...facts.calendar, zone: zones.get(day) ?? facts.calendar.zone } })
}

/**
 * A time on a work date after a moment, or (null) after its start; for a night shift, early hours are on the next day. A punch-out may also
 * follow the end of the work date, up to the next punch and the engine's limit.
 *
 * @param first the first punch-in of the day; if null, no punch-out follows its end
 */
export function timeOn(
  facts: DayFacts,
  day: Day,
): (time: string, after: Instant | null, first?: Instant | null) => Instant | undefined {
  const { zone, shiftOn } = facts.calendar
  const own = punchesOn(facts, day)
  const others = facts.punches.filter((punch) => !own.includes(punch))
  const window = workedWindow({ day, zone, shiftOn, punches: others })
  const end = milliseconds(window.to)
  const following = Math.min(...others.map(({ at }) => milliseconds(at)).filter((at) => at >= end))
  return (time, after, first = null) => {
    const last = after === null ? milliseconds(window.from) - 1 : milliseconds(after)
    const late = first === null ? end : Math.min(following, lateOutUntil({ day, zone, shiftOn, first }))
    return [-1, 0, 1, 2]
      .map((days) => instantAt(addDays(day, days), time, zone))
      .find((moment) => milliseconds(moment) > last && milliseconds(moment) < Math.max(end, late))
  }
}
