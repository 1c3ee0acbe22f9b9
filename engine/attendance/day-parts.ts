import type { DayPart, HalfDays } from '../day.ts'
import type { AttendanceFacts } from './attendance-facts.ts'
import type { AttendanceReason } from './attendance-reason.ts'

export interface DayParts {
  leaveHalfDays: HalfDays
  unpaidHalfDays: HalfDays
  /** The names of the unpaid leave. */
  unpaidNames: string[]
  homeHalfDays: HalfDays
  /** Is the first, is the second half leave? */
  onLeave: { first: boolean; second: boolean }
  reasons: AttendanceReason[]
}

/** What each half of a day was given to: leave first, then work from home where there is no leave. */
export function dayParts(facts: Pick<AttendanceFacts, 'leave' | 'workFromHome'>): DayParts {
  const halves: ('paid' | 'unpaid' | 'home' | null)[] = [null, null]
  const reasons: AttendanceReason[] = []
  // Unpaid before paid would change with the order of the rows; paid leave always wins a half that both claim.
  for (const leave of facts.leave.toSorted((a, b) => Number(b.paid) - Number(a.paid) || (a.name < b.name ? -1 : 1))) {
    for (const half of halvesOf(leave.part)) halves[half] ??= leave.paid ? 'paid' : 'unpaid'
    const name = leave.paid ? leave.name : unpaidName(leave.name)
    reasons.push({ code: leave.paid ? 'leave' : 'unpaidLeave', text: `${name}${partText(leave.part)}` })
  }
  if (facts.workFromHome !== null) {
    for (const half of halvesOf(facts.workFromHome)) halves[half] ??= 'home'
    reasons.push({ code: 'workFromHome', text: `Work from home${partText(facts.workFromHome)}` })
  }
  const onLeave = (half: 0 | 1) => halves[half] === 'paid' || halves[half] === 'unpaid'
  return {
    leaveHalfDays: Number(onLeave(0)) + Number(onLeave(1)),
    unpaidHalfDays: halves.filter((half) => half === 'unpaid').length,
    unpaidNames: facts.leave
      .filter(({ paid }) => !paid)
      .map(({ name }) => unpaidName(name))
      .toSorted(),
    homeHalfDays: halves.filter((half) => half === 'home').length,
    onLeave: { first: onLeave(0), second: onLeave(1) },
    reasons,
  }
}

/** A type that is called unpaid does not say it twice. */
function unpaidName(name: string): string {
  if (!/unpaid|without pay|loss of pay/i.test(name)) return `${name}, unpaid`
  return /leave/i.test(name) ? name : `${name} leave`
}

function halvesOf(part: DayPart): (0 | 1)[] {
  if (part === 'full') return [0, 1]
  return part === 'first' ? [0] : [1]
}

function partText(part: DayPart): string {
  return part === 'full' ? '' : `, ${part} half`
}
