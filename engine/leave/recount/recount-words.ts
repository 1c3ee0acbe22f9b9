import type { Day, Halves } from '../../day.ts'
import { dayText } from '../../words.ts'
import type { CountedDay } from '../count.ts'

type DayCount = Pick<CountedDay, 'day' | 'halves' | 'why' | 'name'>

/** A day that a request takes more or less of than before. */
export interface RecountedDay {
  day: Day
  before: Halves
  after: Halves
  /** Why: "15 Nov 2026 became a holiday (Diwali)". */
  text: string
}

/**
 * The days of one request that take something else since the calendar, or leave beside it, has changed; in their order.
 *
 * @param lastDay of work, where it is known
 */
export function recountedDays(
  before: readonly DayCount[],
  after: readonly DayCount[],
  lastDay: Day | null = null,
): RecountedDay[] {
  return changesOf(before, after, lastDay).map(({ day, was, is, reason }) => ({
    day,
    before: was?.halves ?? 0,
    after: is?.halves ?? 0,
    text: `${dayText(day)} ${reason.one}`,
  }))
}

/** All of them in one sentence without an end, days of one reason together; empty when nothing takes anything else. */
export function recountText(
  before: readonly DayCount[],
  after: readonly DayCount[],
  lastDay: Day | null = null,
): string {
  const byReason = Map.groupBy(changesOf(before, after, lastDay), ({ reason }) => reason.many)
  return [...byReason.values()]
    .map((changes) => {
      const [{ reason }] = changes as [Change]
      const days = changes.map(({ day }) => dayText(day))
      return days.length === 1 ? `${days[0]} ${reason.one}` : `${listText(days)} ${reason.many}`
    })
    .join('; ')
}

interface Change {
  day: Day
  was: DayCount | undefined
  is: DayCount | undefined
  reason: Reason
}

interface Reason {
  one: string
  many: string
}

function changesOf(before: readonly DayCount[], after: readonly DayCount[], lastDay: Day | null): Change[] {
  const old = new Map(before.map((one) => [one.day, one]))
  const now = new Map(after.map((one) => [one.day, one]))
  return [...new Set([...old.keys(), ...now.keys()])]
    .toSorted()
    .map((day) => ({ day, was: old.get(day), is: now.get(day) }))
    .filter(({ was, is }) => (was?.halves ?? 0) !== (is?.halves ?? 0))
    .map((change) => ({
      ...change,
      reason: lastDay !== null && change.day > lastDay ? hasLeft : reasonOf(change.was, change.is),
    }))
}

const hasLeft: Reason = { one: 'is after the last day of work', many: 'are after the last day of work' }

function reasonOf(was: DayCount | undefined, is: DayCount | undefined): Reason {
  if (is?.why === 'sandwich') return { one: 'lies between days of leave now', many: 'lie between days of leave now' }
  if (was?.why === 'sandwich') {
    return { one: 'no longer lies between days of leave', many: 'no longer lie between days of leave' }
  }
  if (is?.why === 'holiday') return became('a holiday', 'holidays', is.name)
  if (is?.why === 'weeklyOff') return became('a weekly off', 'weekly offs', null)
  if (was?.why === 'holiday') return isNoLonger('a holiday', 'holidays', was.name)
  if (was?.why === 'weeklyOff') return isNoLonger('a weekly off', 'weekly offs', null)
  return (is?.halves ?? 0) < (was?.halves ?? 0)
    ? { one: 'is taken by an earlier leave', many: 'are taken by an earlier leave' }
    : { one: 'counts again', many: 'count again' }
}

const named = (name: string | null) => (name === null ? '' : ` (${name})`)

const became = (one: string, many: string, name: string | null): Reason => ({
  one: `became ${one}${named(name)}`,
  many: `became ${many}${named(name)}`,
})

const isNoLonger = (one: string, many: string, name: string | null): Reason => ({
  one: `is no longer ${one}${named(name)}`,
  many: `are no longer ${many}${named(name)}`,
})

/** "14 Nov 2026, 21 Nov 2026 and 28 Nov 2026"; of many the first three and how many more. */
function listText(days: readonly string[]): string {
  const shown = days.length > 4 ? [...days.slice(0, 3), `${days.length - 3} more days`] : days
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
