import { say, type Sentence } from '@muster/engine/sentence.ts'
import { instantOf, milliseconds, type Instant } from '../zone.ts'
import type { Punch } from './punch.ts'
import { inOrder } from './punch-spans.ts'

export type PunchDecision<P extends Punch = Punch> =
  | {
      accept: true
      /** The moment to record: that of the clock, or just after the last punch if the clock was set back a little. */
      at: Instant
      /** Punches from a clock that ran ahead, superseded by the recorded one. */
      ahead: P[]
    }
  /** A repeated click: nothing is recorded and the caller returns this punch. */
  | { accept: false; duplicateOf: P; message?: undefined }
  | { accept: false; duplicateOf?: undefined; message: Sentence }

/** Two punches of one kind no further apart than this are one click. */
export const duplicateMilliseconds = 2000

/** A punch further in the future than this is from a wrong clock and is ignored. */
export const aheadMilliseconds = 60_000

/**
 * Whether this punch may be recorded: in and out alternate within a work date.
 *
 * @param of.punches those of the work date that `at` belongs to, in any order. A punch-out forgotten on an earlier date is not among them,
 * and so never blocks a person.
 */
export function punchDecision<P extends Punch>(of: {
  punches: readonly P[]
  kind: 'in' | 'out'
  at: Instant
}): PunchDecision<P> {
  const at = milliseconds(of.at)
  const valid = of.punches.filter((punch) => punch.superseded !== true)
  const ahead = valid.filter((punch) => isAhead(punch, of.at))
  const last = inOrder(valid.filter((punch) => !ahead.includes(punch))).at(-1)?.punch
  if (last === undefined)
    return of.kind === 'in' ? { accept: true, at: of.at, ahead } : { accept: false, message: notIn }
  const gap = at - milliseconds(last.at)
  if (last.kind === of.kind && Math.abs(gap) <= duplicateMilliseconds) return { accept: false, duplicateOf: last }
  if (last.kind === of.kind) return { accept: false, message: of.kind === 'in' ? alreadyIn : notIn }
  return { accept: true, at: gap > 0 ? of.at : instantOf(milliseconds(last.at) + 1), ahead }
}

/** Whether a punch is too far in the future for a normal clock difference. */
export function isAhead(punch: Punch, now: Instant): boolean {
  return milliseconds(punch.at) - milliseconds(now) > aheadMilliseconds
}

const alreadyIn = say`You are already punched in. Punch out first.`
const notIn = say`You are not punched in. Punch in first.`

export function isPunchedIn(punches: readonly Punch[]): boolean {
  return inOrder(punches).at(-1)?.punch.kind === 'in'
}
