import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { addDays, days, daysBetween } from '@muster/engine/day.ts'
import { instantAt } from '@muster/engine/zone.ts'
import { plusSeconds } from '../platform/clock.ts'
import { reasons } from './names.ts'
import type { DemoPerson } from './people.ts'
import type { Random } from './random.ts'

export type LeaveEnd = 'approved' | 'rejected' | 'cancelled' | 'pending' | 'forwarded'

/** A leave to be submitted and, mostly, decided. */
export interface PlannedLeave {
  person: DemoPerson
  policy: 'CL' | 'SL' | 'EL' | 'LWP'
  from: Day
  to: Day
  isHalf: boolean
  reason: string
  submittedAt: Instant
  decidedAt: Instant
  end: LeaveEnd
}

const zone = 'Asia/Kolkata'

/** Leave of every kind and in every state, in order of submission. */
export function planLeaves(people: readonly DemoPerson[], from: Day, today: Day, chance: Random): PlannedLeave[] {
  const planned: PlannedLeave[] = []
  for (const person of people) {
    if (person.reportsTo === null) continue
    for (let count = 1 + chance.below(3); count > 0; count--) planned.push(plan(person, from, today, chance))
  }
  return planned.sort((a, b) => a.submittedAt.localeCompare(b.submittedAt))
}

/** A request that the person's manager finds pending, whatever the day of the first start; later than all randomly planned ones. */
export function waitingLeave(person: DemoPerson, today: Day): PlannedLeave {
  const asked = addDays(today, -1)
  return {
    ...{ person, policy: 'EL', from: addDays(today, 30), to: addDays(today, 34), isHalf: false, reason: reasons[3] },
    ...{ submittedAt: instantAt(asked, '08:20', zone), decidedAt: instantAt(asked, '12:00', zone), end: 'pending' },
  }
}

function plan(person: DemoPerson, from: Day, today: Day, chance: Random): PlannedLeave {
  const starts = addDays(from, 6 + chance.below(daysBetween(from, today) + 14))
  const policy = chance.pick(['CL', 'CL', 'SL', 'EL', 'EL', 'LWP'] as const)
  const isHalf = policy === 'CL' && chance.chance(30)
  const ends = isHalf ? starts : addDays(starts, chance.below(policy === 'EL' ? 4 : 2))
  const asked = policy === 'SL' ? starts : addDays(starts, -(5 + chance.below(8)))
  // The story never reaches into the future.
  const submittedOn = asked >= today ? addDays(today, -1 - chance.below(3)) : asked
  const decidedOn = addDays(submittedOn, 1)
  const isOpen = decidedOn >= today
  const submittedAt = instantAt(submittedOn, `0${7 + chance.below(2)}:${10 + chance.below(50)}`, zone)
  return {
    ...{ person, policy, from: starts, to: ends, isHalf, reason: chance.pick(reasons), submittedAt },
    decidedAt: isOpen
      ? plusSeconds(submittedAt, 5400)
      : instantAt(decidedOn, `1${chance.below(5)}:${10 + chance.below(50)}`, zone),
    end: isOpen ? (chance.chance(25) ? 'forwarded' : 'pending') : endOf(chance),
  }
}

function endOf(chance: Random): LeaveEnd {
  const lot = chance.below(100)
  return lot < 80 ? 'approved' : lot < 92 ? 'rejected' : 'cancelled'
}

/** Each person's full days away; people with half a day off come to work. */
export function awayDays(leaves: readonly PlannedLeave[]): Map<Id, Set<Day>> {
  const away = new Map<Id, Set<Day>>()
  for (const { person, from, to, isHalf, end } of leaves) {
    if (end !== 'approved' || isHalf) continue
    const own = away.get(person.employee) ?? new Set()
    for (const day of days(from, to)) own.add(day)
    away.set(person.employee, own)
  }
  return away
}
