import { milliseconds, type Instant } from '../zone.ts'
import type { Punch } from './punch.ts'
import { inOrder } from './punch-spans.ts'

export type PunchDecision<P extends Punch = Punch> =
  | { accept: true }
  /** The same click again: nothing is recorded, the caller answers with this punch. */
  | { accept: false; duplicateOf: P; message?: undefined }
  | { accept: false; duplicateOf?: undefined; message: string }

/** Two punches of one kind that are no further apart are one click. */
export const duplicateMilliseconds = 2000

/**
 * May this punch be recorded? In and out alternate within a work date.
 *
 * @param of.punches those of the work date that `at` belongs to, in any order. A punch-out forgotten on an earlier date is
 * not among them, and so never locks anybody out.
 */
export function punchDecision<P extends Punch>(of: {
  punches: readonly P[]
  kind: 'in' | 'out'
  at: Instant
}): PunchDecision<P> {
  const at = milliseconds(of.at)
  const last = inOrder(of.punches).at(-1)?.punch
  if (last === undefined) return of.kind === 'in' ? { accept: true } : { accept: false, message: notIn }
  const gap = at - milliseconds(last.at)
  if (last.kind === of.kind && Math.abs(gap) <= duplicateMilliseconds) return { accept: false, duplicateOf: last }
  if (gap < 0) return { accept: false, message: 'A later punch is already recorded.' }
  if (last.kind !== of.kind) return { accept: true }
  return { accept: false, message: of.kind === 'in' ? alreadyIn : notIn }
}

const alreadyIn = 'You are already punched in. Punch out first.'
const notIn = 'You are not punched in. Punch in first.'

/** Do the punches of a work date end with somebody in? */
export function isPunchedIn(punches: readonly Punch[]): boolean {
  return inOrder(punches).at(-1)?.punch.kind === 'in'
}
