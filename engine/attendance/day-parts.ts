import { say, type Sentence, verbatim } from '../sentence.ts'
import type { DayPart, HalfDays } from '../day.ts'
import type { AttendanceFacts } from './attendance-facts.ts'
import type { AttendanceReason } from './attendance-reason.ts'

export interface DayParts {
  leaveHalfDays: HalfDays
  unpaidHalfDays: HalfDays
  /** The names of the unpaid leave. */
  unpaidNames: Sentence[]
  homeHalfDays: HalfDays
  /** Whether the first half and the second half are leave. */
  onLeave: { first: boolean; second: boolean }
  reasons: AttendanceReason[]
}

/** What each half of a day counts as: leave first, then work from home. */
export function dayParts(facts: Pick<AttendanceFacts, 'leave' | 'workFromHome'>): DayParts {
  const halves: ('paid' | 'unpaid' | 'home' | null)[] = [null, null]
  const reasons: AttendanceReason[] = []
  // Paid leave always wins a half claimed by both, so that row order does not matter.
  for (const leave of facts.leave.toSorted((a, b) => Number(b.paid) - Number(a.paid) || (a.name < b.name ? -1 : 1))) {
    for (const half of halvesOf(leave.part)) halves[half] ??= leave.paid ? 'paid' : 'unpaid'
    const name = leave.paid ? verbatim(leave.name) : unpaidName(leave.name)
    reasons.push({ code: leave.paid ? 'leave' : 'unpaidLeave', ...inPart(name, leave.part) })
  }
  if (facts.workFromHome !== null) {
    for (const half of halvesOf(facts.workFromHome)) halves[half] ??= 'home'
    reasons.push({ code: 'workFromHome', ...inPart(say`Work from home`, facts.workFromHome) })
  }
  const onLeave = (half: 0 | 1) => halves[half] === 'paid' || halves[half] === 'unpaid'
  return {
    leaveHalfDays: Number(onLeave(0)) + Number(onLeave(1)),
    unpaidHalfDays: halves.filter((half) => half === 'unpaid').length,
    unpaidNames: facts.leave
      .filter(({ paid }) => !paid)
      .map(({ name }) => name)
      .toSorted()
      .map(unpaidName),
    homeHalfDays: halves.filter((half) => half === 'home').length,
    onLeave: { first: onLeave(0), second: onLeave(1) },
    reasons,
  }
}

/** A leave type already called unpaid is not labelled unpaid twice. */
function unpaidName(name: string): Sentence {
  if (!/unpaid|without pay|loss of pay/i.test(name)) return say`${name}, unpaid`
  return /leave/i.test(name) ? verbatim(name) : say`${name} leave`
}

function halvesOf(part: DayPart): (0 | 1)[] {
  if (part === 'full') return [0, 1]
  return part === 'first' ? [0] : [1]
}

function inPart(name: Sentence, part: DayPart): Sentence {
  if (part === 'full') return name
  return part === 'first' ? say`${name}, first half` : say`${name}, second half`
}
