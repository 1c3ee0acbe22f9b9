import type { OffDay } from '../calendar/off-day.ts'
import { addDays, days, type Day, type DayPart, type HalfDays } from '../day.ts'

/** A day of leave, and which part of it. */
export interface LeaveDay {
  day: Day
  part: DayPart
}

export interface LeaveSpan {
  from: Day
  to: Day
  /** Which part of the first day; over several days `full` or `second`. */
  fromPart: DayPart
  /** Which part of the last day; over several days `full` or `first`. For a single day `fromPart` decides. */
  toPart: DayPart
}

export interface CountedDay {
  day: Day
  part: DayPart
  /** 0 for a day off that does not count. */
  halfDays: HalfDays
  why: 'leave' | 'sandwich' | 'weeklyOff' | 'holiday'
  /** The name of the day off. */
  name: string | null
}

export interface CountedLeave {
  halfDays: HalfDays
  days: CountedDay[]
}

/**
 * What a leave request takes, day by day. Days off count only under the sandwich rule: when they have leave on both sides, of this request
 * or, on one side, of another. Such days may lie outside `from`…`to`.
 *
 * @param of.off the person's days off, from `offDays`, with two extra weeks at both ends
 * @param of.neighbours all other counted leave days of the person, of any policy
 */
export function countLeave(
  of: LeaveSpan & { sandwich: boolean; off: ReadonlyMap<Day, OffDay>; neighbours: readonly LeaveDay[] },
): CountedLeave {
  return countDays(askedDays(of), of)
}

/** The days named in a request, including days off. */
export function askedDays(span: LeaveSpan): LeaveDay[] {
  return days(span.from, span.to).map((day) => ({ day, part: partOf(span, day) }))
}

/** Like `countLeave`, for listed days. */
export function countDays(
  asked: readonly LeaveDay[],
  of: { sandwich: boolean; off: ReadonlyMap<Day, OffDay>; neighbours: readonly LeaveDay[] },
): CountedLeave {
  const counted = new Map<Day, CountedDay>()
  for (const { day, part } of asked) {
    const off = of.off.get(day)
    counted.set(
      day,
      off === undefined
        ? { day, part, halfDays: halfDaysOf(part), why: 'leave', name: null }
        : { day, part: 'full', halfDays: 0, why: off.kind, name: off.name },
    )
  }
  if (of.sandwich) {
    const leave = asked.filter(({ day }) => !of.off.has(day))
    for (const day of enclosedDays(leave, of.off, of.neighbours)) {
      counted.set(day, { day, part: 'full', halfDays: 2, why: 'sandwich', name: of.off.get(day)?.name ?? null })
    }
  }
  const list = [...counted.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
  return { halfDays: list.reduce((sum, day) => sum + day.halfDays, 0), days: list }
}

export function halfDaysOf(part: DayPart): HalfDays {
  return part === 'full' ? 2 : 1
}

function partOf(span: LeaveSpan, day: Day): DayPart {
  if (day === span.from) return span.fromPart
  return day === span.to ? span.toPart : 'full'
}

/**
 * Days off that counted because they were enclosed by leave, and no longer are because some was cancelled.
 *
 * @param of.counted days off that count now, of any request
 * @param of.leave the person's remaining leave days, without days off that count
 */
export function releasedDays(of: {
  counted: readonly Day[]
  off: ReadonlyMap<Day, OffDay>
  leave: readonly LeaveDay[]
}): Day[] {
  const enclosed = new Set(enclosedDays(of.leave, of.off, of.leave))
  // A day off that has become a working day remains leave: the person may have planned around it.
  return of.counted.filter((day) => of.off.has(day) && !enclosed.has(day))
}

/** The most consecutive days off that leave can enclose: a longer shutdown between two leaves belongs to neither. */
export const enclosedAtMost = 14

/** The days off with leave of this request on one side and any leave on the other. */
function enclosedDays(own: readonly LeaveDay[], off: ReadonlyMap<Day, OffDay>, neighbours: readonly LeaveDay[]): Day[] {
  const all = [...own, ...neighbours]
  // A day has two rows if its halves belong to two requests.
  const mornings = new Set(all.filter((leave) => leave.part !== 'second').map((leave) => leave.day))
  const evenings = new Set(all.filter((leave) => leave.part !== 'first').map((leave) => leave.day))
  const taken = new Set(all.map((leave) => leave.day))
  const enclosed: Day[] = []
  for (const { day, part } of own) {
    if (part !== 'first') enclosed.push(...daysOff(day, 1, mornings))
    if (part !== 'second') enclosed.push(...daysOff(day, -1, evenings))
  }
  return enclosed

  function daysOff(from: Day, step: 1 | -1, touching: ReadonlySet<Day>): Day[] {
    const run: Day[] = []
    let day = addDays(from, step)
    for (; off.has(day) && !taken.has(day) && run.length < enclosedAtMost; day = addDays(day, step)) run.push(day)
    return touching.has(day) ? run : []
  }
}
