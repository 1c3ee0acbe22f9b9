import type { OffDay } from '../../attendance/weekly-off.ts'
import { addDays, type Day, type DayPart } from '../../day.ts'
import { askedDays, countDays, enclosedAtMost, type CountedLeave, type LeaveDay, type LeaveSpan } from '../count.ts'

/** A leave request that is pending or approved. */
export interface BookedLeave extends LeaveSpan {
  id: string
  /** Whether it counts enclosed days off, by the rules of its type when it was requested. */
  sandwich: boolean
}

/**
 * What all requests of one person take by the calendar of now: each is counted after those before it, so that the answer is
 * the same whether the calendar changed before they were requested or after. Two requests that met on a day off, which has
 * become a working day, do not both take it: it belongs to the earlier one.
 *
 * @param of.booked in the order in which they were requested
 * @param of.off from `offDays`, from two weeks before the first day of leave to two weeks after the last
 * @param of.others the person's leave days that are not recounted
 * @param of.lastDay the last day of work: nobody is on leave after it
 */
export function countBooked(of: {
  booked: readonly BookedLeave[]
  off: ReadonlyMap<Day, OffDay>
  others?: readonly LeaveDay[]
  lastDay?: Day | null
}): Map<string, CountedLeave> {
  const { booked, off, others = [], lastDay = null } = of
  const taken: LeaveDay[] = [...others]
  const counted = new Map<string, CountedLeave>()
  for (const leave of booked) {
    const free = freeDays(leave, off, taken).filter(({ day }) => lastDay === null || day <= lastDay)
    const count = countDays(free, { sandwich: leave.sandwich, off, neighbours: taken })
    counted.set(leave.id, count)
    for (const { day, part, halfDays } of count.days) if (halfDays > 0) taken.push({ day, part })
  }
  return counted
}

/** The days between which a request has to begin or end for a change of the days from `from` to `to` to count for it. */
export function recountSpan({ from, to }: { from: Day; to: Day }): { from: Day; to: Day } {
  return { from: addDays(from, -enclosedAtMost - 1), to: addDays(to, enclosedAtMost + 1) }
}

/** The days of a request, without the working days that leave requested earlier takes of them. */
function freeDays(leave: LeaveSpan, off: ReadonlyMap<Day, OffDay>, taken: readonly LeaveDay[]): LeaveDay[] {
  const parts = new Map<Day, DayPart[]>()
  for (const { day, part } of taken) {
    if (day >= leave.from && day <= leave.to) parts.set(day, [...(parts.get(day) ?? []), part])
  }
  return askedDays(leave).flatMap(({ day, part }) => {
    if (off.has(day)) return [{ day, part }]
    const left = (['first', 'second'] as const).filter(
      (half) => holds(part, half) && !parts.get(day)?.some((other) => holds(other, half)),
    )
    if (left.length === 0) return []
    return [{ day, part: left.length === 2 ? 'full' : left[0]! }]
  })
}

function holds(part: DayPart, half: 'first' | 'second'): boolean {
  return part === 'full' || part === half
}
