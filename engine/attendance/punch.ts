import { localDay, milliseconds, startOfDay, type Instant, type Zone } from '../zone.ts'
import { inOrder, punchSpans } from './punch-spans.ts'

/** A moment at which somebody came or went. It never changes; a correction supersedes it. */
export interface Punch {
  kind: 'in' | 'out'
  at: Instant
  superseded?: boolean
}

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

/**
 * The daily timer: finished spans and the open one, each only as far as it lies between local midnight and now.
 *
 * @param of.punches those since local midnight and, when the current work date began before it, those of that work date. Of
 * two punches in that follow each other the later one counts: the earlier was never finished.
 * @returns whole seconds; `openSince` is the open punch-in, which may be earlier than midnight
 */
export function timer(of: { punches: readonly Punch[]; now: Instant; zone: Zone }): {
  seconds: number
  punchedIn: boolean
  openSince: Instant | null
} {
  const now = milliseconds(of.now)
  const midnight = milliseconds(startOfDay(localDay(of.now, of.zone), of.zone))
  const past = inOrder(of.punches.filter((punch) => milliseconds(punch.at) <= now)).map((entry) => entry.punch)
  const finished = past.filter((punch, index) => punch.kind === 'out' || past[index + 1]?.kind !== 'in')
  const { spans, open } = punchSpans(finished)
  let worked = 0
  for (const span of spans) worked += Math.max(0, span.out - Math.max(span.in, midnight))
  if (open !== null) worked += now - Math.max(open.at, midnight)
  return { seconds: Math.floor(worked / 1000), punchedIn: open !== null, openSince: open?.punch.at ?? null }
}
