import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { addDays, days } from '@muster/engine/day.ts'
import { instantAt, instantOf, milliseconds, offsetMinutes } from '@muster/engine/zone.ts'
import { isWeeklyOff } from '@muster/engine/attendance/weekly-off.ts'
import { shifts } from './names.ts'
import type { DemoPerson } from './people.ts'
import type { Random } from './random.ts'

export interface DemoPunch {
  employee: Id
  kind: 'in' | 'out'
  at: Instant
  offset: number
}

const zone = 'Asia/Kolkata'
const minute = 60_000

/**
 * Realistic days: most people come a little early, some late, a few not at all; most go out for lunch; occasionally the last punch is
 * forgotten. `isAway` marks a person's leave and the company's holidays. Nothing is after `now`.
 */
export function inventPunches(
  people: readonly DemoPerson[],
  { from, to, now, isAway }: { from: Day; to: Day; now: Instant; isAway: (person: DemoPerson, day: Day) => boolean },
  chance: Random,
): DemoPunch[] {
  const latest = milliseconds(now)
  const punches: DemoPunch[] = []
  for (const day of days(from, to)) {
    const offset = offsetMinutes(instantAt(day, '12:00', zone), zone)
    for (const person of people) {
      const shift = shifts[person.shift]!
      if (isWeeklyOff(shift, day) || isAway(person, day) || chance.chance(3)) continue
      for (const [index, at] of dayOf(shift, day, chance).entries()) {
        if (at > latest) break
        punches.push({ employee: person.employee, kind: index % 2 === 0 ? 'in' : 'out', at: instantOf(at), offset })
      }
    }
  }
  return punches
}

/** Moments that alternate in, out, in, out. */
function dayOf(shift: (typeof shifts)[number], day: Day, chance: Random): number[] {
  const starts = milliseconds(instantAt(day, shift.startsAt, zone))
  const endsOn = shift.endsAt <= shift.startsAt ? addDays(day, 1) : day
  const ends = milliseconds(instantAt(endsOn, shift.endsAt, zone))
  const came = starts + (chance.chance(12) ? 12 + chance.below(50) : chance.below(16) - 10) * minute
  const left = ends + (chance.chance(10) ? -(20 + chance.below(90)) : chance.below(35) - 3) * minute
  const lunch = starts + (230 + chance.below(30)) * minute
  const moments = chance.chance(80) ? [came, lunch, lunch + (30 + chance.below(30)) * minute, left] : [came, left]
  return chance.chance(2) ? moments.slice(0, -1) : moments
}
