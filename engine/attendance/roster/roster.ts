import { addDays, earliest, latest, type Day } from '../../day.ts'

/** A person's shift from a day on, until the next one begins. */
export interface ShiftFrom {
  from: Day
  shift: string
}

/** Days for which a person is assigned a shift, both included; `to` is null without an end. */
export interface ShiftSpan extends ShiftFrom {
  to: Day | null
}

/** The shift of a day: the last one that began, or the first one for earlier days; null if there is none. */
export function shiftHeld(held: readonly ShiftFrom[], day: Day): string | null {
  return (held.findLast(({ from }) => from <= day) ?? held[0])?.shift ?? null
}

/**
 * The shifts after one is assigned for some days: after the last of them, the previous plan continues.
 *
 * @param held by day, oldest first
 * @returns the same without repeating a shift
 */
export function assignShift(held: readonly ShiftFrom[], { from, to, shift }: ShiftSpan): ShiftFrom[] {
  const before = held.filter((one) => one.from < from)
  const after = to === null ? [] : held.filter((one) => one.from > to)
  const next = to === null ? null : addDays(to, 1)
  const resumed = next === null || after[0]?.from === next ? null : shiftHeld(held, next)
  const resuming = next === null || resumed === null ? [] : [{ from: next, shift: resumed }]
  return withoutRepeats([...before, { from, shift }, ...resuming, ...after])
}

/** From the first day of several spans to the last; null if one has no end. */
export function outerSpan(spans: readonly Omit<ShiftSpan, 'shift'>[]): { from: Day; to: Day | null } {
  const [first, ...others] = spans
  if (first === undefined) throw new RangeError('There are no spans')
  return others.reduce(
    (outer, { from, to }) => ({
      from: earliest(outer.from, from),
      to: outer.to === null || to === null ? null : latest(outer.to, to),
    }),
    { from: first.from, to: first.to },
  )
}

/**
 * The week that begins on a day, as spans with the same shift.
 *
 * @param isEmployed false excludes the day
 */
export function weekOf(held: readonly ShiftFrom[], first: Day, isEmployed: (day: Day) => boolean): DatedSpan[] {
  const spans: DatedSpan[] = []
  for (let at = 0; at < 7; at += 1) {
    const day = addDays(first, at)
    const shift = shiftHeld(held, day)
    if (shift === null || !isEmployed(day)) continue
    const last = spans.at(-1)
    if (last?.shift === shift && addDays(last.to, 1) === day) last.to = day
    else spans.push({ from: day, to: day, shift })
  }
  return spans
}

interface DatedSpan extends ShiftFrom {
  to: Day
}

/** The same shifts without rows that repeat the one before them. */
export function withoutRepeats(rows: readonly ShiftFrom[]): ShiftFrom[] {
  return rows.filter(({ shift }, at) => at === 0 || rows[at - 1]!.shift !== shift)
}
