import { addDays, addMonths, type Day, daysBetween, daysInMonth, monthOf } from '../day.ts'

export interface Repeating {
  /** Of the first occurrence. */
  from: Day
  to: Day
  repeat: 'none' | 'daily' | 'weekly' | 'monthly' | 'yearly'
  /** The last day on which an occurrence begins; null is forever. */
  repeatUntil: Day | null
}

/**
 * The occurrences of an event that overlap the days `from` to `to`, in order. As in iCalendar, a month without the day (the 31st, 29
 * February) is skipped. Looks only at the months requested, however old the event is.
 */
export function occurrences(event: Repeating, from: Day, to: Day): { from: Day; to: Day }[] {
  const length = daysBetween(event.from, event.to)
  const last = event.repeatUntil === null || event.repeatUntil > to ? to : event.repeatUntil
  // One that began earlier may still be going on.
  const first = addDays(from, -length)
  return starts(event, first < event.from ? event.from : first, event.repeat === 'none' ? to : last)
    .filter((day) => day <= to && addDays(day, length) >= from)
    .map((day) => ({ from: day, to: addDays(day, length) }))
}

/** Days on which an occurrence begins, between two days; `first` is not before the event's own first day. */
function starts({ from, repeat }: Repeating, first: Day, last: Day): Day[] {
  if (repeat === 'none') return [from]
  const days: Day[] = []
  if (repeat === 'daily' || repeat === 'weekly') {
    const step = repeat === 'daily' ? 1 : 7
    const passed = Math.ceil(daysBetween(from, first) / step)
    for (let day = addDays(from, passed * step); day <= last; day = addDays(day, step)) days.push(day)
    return days
  }
  const date = from.slice(8)
  for (let month = monthOf(first); month <= monthOf(last); month = addMonths(month, 1)) {
    if (repeat === 'yearly' && month.slice(5) !== from.slice(5, 7)) continue
    const day = `${month}-${date}`
    if (Number(date) <= daysInMonth(month) && day >= first && day <= last) days.push(day)
  }
  return days
}
