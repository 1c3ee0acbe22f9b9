import { addDays, type Day } from '../../day.ts'
import { instantOf, milliseconds, type Instant, type Zone } from '../../zone.ts'
import { duplicateMilliseconds } from '../punch-decision.ts'
import type { Punch } from '../punch.ts'
import { inOrder, punchSpans } from '../punch-spans.ts'
import { bounds, windowMilliseconds, workDate } from '../shift-instance.ts'
import { shiftMinutes, type Shift } from '../shift.ts'

interface Around {
  zone: Zone
  shiftOn: (day: Day) => Shift | null
  /** Those of the work date and of the dates beside it, in any order. */
  punches: readonly Punch[]
}

/**
 * The span of punches that belong to a work date, `from` included, `to` excluded: that of its shift, and a punch-out after it for a punch-in
 * still open at its end. Source: `docs/decisions/0183-a-late-punch-out-closes-its-day.md`.
 */
export function workedWindow({ day, ...of }: Around & { day: Day }): { from: Instant; to: Instant } {
  return { from: instantOf(workedUntil(of, addDays(day, -1))), to: instantOf(workedUntil(of, day)) }
}

/**
 * The most time from the first punch-in of a work date to its last punch-out, in milliseconds: a day, or four hours beyond a shift of about a
 * day.
 */
export function longestDay(shift: Shift | null): number {
  return longest(shift, 24)
}

/**
 * Until when a punch-out without its date, such as "02:30" in a file, is taken to close this work date, in milliseconds, excluded: two hours
 * before the next shift starts, or four hours after this one, within 18 hours of the first punch-in. In and out swapped, or 6:30 for 18:30,
 * thus stay an error.
 */
export function lateOutUntil(of: Pick<Around, 'zone' | 'shiftOn'> & { day: Day; first: Instant }): number {
  const { day, zone, shiftOn } = of
  const shift = shiftOn(day)
  const tomorrow = addDays(day, 1)
  const next = shiftOn(tomorrow) ?? shift
  const rested = next === null ? 0 : bounds(next, tomorrow, zone).start - 2 * hour
  const long = bounds(shift, day, zone).end + 4 * hour
  return Math.min(Math.max(rested, long), borderOf(of, tomorrow), milliseconds(of.first) + longest(shift, 18) + 1)
}

function longest(shift: Shift | null, hours: number): number {
  return Math.max(hours, shift === null ? 0 : shiftMinutes(shift) / 60 + 4) * hour
}

const hour = 3_600_000

/** The work date of a new punch: a punch-out also closes the date before, if that is open and may still be closed. */
export function punchDate({ at, kind, ...of }: Around & Pick<Punch, 'at' | 'kind'>): Day {
  const day = workDate({ at, ...of })
  if (kind === 'in') return day
  const before = addDays(day, -1)
  const until = workedUntil({ ...of, punches: [...of.punches, { at, kind }] }, before)
  const isClosing = milliseconds(at) < until
  // The second click on a punch-out that closed the date before.
  const isRepeated = until > borderOf(of, before) && milliseconds(at) - until < duplicateMilliseconds
  return isClosing || isRepeated ? before : day
}

function workedUntil(of: Around, day: Day): number {
  const { from, to } = window(of, day)
  const valid = inOrder(of.punches)
  const own = valid.filter(({ at }) => at >= from && at < to).map(({ punch }) => punch)
  const { spans, open } = punchSpans(own)
  if (open === null) return to
  const next = valid.find(({ at }) => at >= to)?.at
  if (next === undefined || next >= borderOf(of, addDays(day, 1))) return to
  if (valid.some(({ at, punch }) => at === next && punch.kind === 'in')) return to
  return next - (spans[0]?.in ?? open.at) > longestDay(of.shiftOn(day)) ? to : next + 1
}

function borderOf(of: Pick<Around, 'zone' | 'shiftOn'>, day: Day): number {
  return window(of, day).to
}

function window({ zone, shiftOn }: Pick<Around, 'zone' | 'shiftOn'>, day: Day) {
  const [shift, before, after] = [shiftOn(day), shiftOn(addDays(day, -1)), shiftOn(addDays(day, 1))]
  return windowMilliseconds({ shift, before, after, day, zone })
}
