import type { OffDay } from '../../calendar/off-day.ts'
import { addDays, type Day, type DayPart } from '../../day.ts'
import { askedDays, countDays, enclosedAtMost, type CountedLeave, type LeaveDay, type LeaveSpan } from '../count.ts'

/** A leave request that is pending or approved. */
export interface BookedLeave extends LeaveSpan {
  id: string
  /** Whether it counts enclosed days off, by its type's rules when it was requested. */
  sandwich: boolean
}

/**
 * What all of one person's requests take by the current calendar: each is counted after the earlier ones, so that the result is the same
 * whether the calendar changed before or after they were requested. If two requests include a day off that has become a working day, only
 * the earlier one takes it.
 *
 * @param of.booked in the order of request
 * @param of.off from `offDays`, from two weeks before the first day of leave to two weeks after the last
 * @param of.others the person's leave days that are not recounted
 * @param of.lastDay the last day of work: there is no leave after it
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

/** The span in which a request must begin or end to be affected by a change of the days from `from` to `to`. */
export function recountSpan({ from, to }: { from: Day; to: Day }): { from: Day; to: Day } {
  return { from: addDays(from, -enclosedAtMost - 1), to: addDays(to, enclosedAtMost + 1) }
}

/** A request's days, without the working days taken by earlier requests. */
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
