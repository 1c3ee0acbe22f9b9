import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { workWindow } from '@muster/engine/attendance/shift-instance.ts'
import { addDays } from '@muster/engine/day.ts'
import { instantAt, milliseconds } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { say } from '@muster/engine/sentence.ts'
import { keptZones } from '../day/attendance-day.queries.ts'
import { byPerson, dayFacts, type DayFacts } from '../day/day-facts.ts'

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

/** A time on a work date after a moment, or (null) after its start; for a night shift, early hours are on the next day. */
export function timeOn({ calendar }: DayFacts, day: Day): (time: string, after: Instant | null) => Instant | undefined {
  const window = workWindow({
    shift: calendar.shiftOn(day),
    before: calendar.shiftOn(addDays(day, -1)),
    after: calendar.shiftOn(addDays(day, 1)),
    day,
    zone: calendar.zone,
  })
  const end = milliseconds(window.to)
  return (time, after) => {
    const last = after === null ? milliseconds(window.from) - 1 : milliseconds(after)
    return [-1, 0, 1, 2]
      .map((days) => instantAt(addDays(day, days), time, calendar.zone))
      .find((moment) => milliseconds(moment) > last && milliseconds(moment) < end)
  }
}
