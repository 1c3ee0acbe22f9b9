import type { Day, HalfDays } from '../../day.ts'
import { joined, plural, say, type Sentence } from '../../sentence.ts'
import type { CountedDay } from '../count.ts'

type DayCount = Pick<CountedDay, 'day' | 'halfDays' | 'why' | 'name'>

/** A day that a request now takes more or less of. */
export interface RecountedDay {
  day: Day
  before: HalfDays
  after: HalfDays
  /** "15 Nov 2026 became a holiday (Diwali)" */
  why: Sentence
}

/**
 * The days of one request that changed because of the calendar or adjacent leave, in order.
 *
 * @param lastDay of work, if known
 */
export function recountedDays(
  before: readonly DayCount[],
  after: readonly DayCount[],
  lastDay: Day | null = null,
): RecountedDay[] {
  return changesOf(before, after, lastDay).map(({ day, was, is, reason }) => ({
    day,
    before: was?.halfDays ?? 0,
    after: is?.halfDays ?? 0,
    why: reason.one(day),
  }))
}

/** All changes without a full stop, grouped by reason; null if nothing changed. */
export function recountText(
  before: readonly DayCount[],
  after: readonly DayCount[],
  lastDay: Day | null = null,
): Sentence | null {
  const byReason = Map.groupBy(changesOf(before, after, lastDay), ({ reason }) => JSON.stringify(reason.many(say``)))
  const said = [...byReason.values()].map((changes) => {
    const [{ day, reason }] = changes as [Change]
    return changes.length === 1 ? reason.one(day) : reason.many(daysSaid(changes.map((one) => one.day)))
  })
  return said.length === 0 ? null : joined(said, '; ')
}

interface Change {
  day: Day
  was: DayCount | undefined
  is: DayCount | undefined
  reason: Reason
}

interface Reason {
  one: (day: Day) => Sentence
  many: (days: Sentence) => Sentence
}

function changesOf(before: readonly DayCount[], after: readonly DayCount[], lastDay: Day | null): Change[] {
  const old = new Map(before.map((one) => [one.day, one]))
  const now = new Map(after.map((one) => [one.day, one]))
  return [...new Set([...old.keys(), ...now.keys()])]
    .toSorted()
    .map((day) => ({ day, was: old.get(day), is: now.get(day) }))
    .filter(({ was, is }) => (was?.halfDays ?? 0) !== (is?.halfDays ?? 0))
    .map((change) => ({
      ...change,
      reason: lastDay !== null && change.day > lastDay ? hasLeft : reasonOf(change.was, change.is),
    }))
}

function reasonOf(was: DayCount | undefined, is: DayCount | undefined): Reason {
  if (is?.why === 'sandwich') return isEnclosed
  if (was?.why === 'sandwich') return isNotEnclosed
  if (is?.why === 'holiday') return is.name === null ? becameHoliday : becameNamedHoliday(is.name)
  if (is?.why === 'weeklyOff') return becameWeeklyOff
  if (was?.why === 'holiday') return was.name === null ? isNoHoliday : isNoNamedHoliday(was.name)
  if (was?.why === 'weeklyOff') return isNoWeeklyOff
  return (is?.halfDays ?? 0) < (was?.halfDays ?? 0) ? isTaken : countsAgain
}

const hasLeft: Reason = {
  one: (day) => say`${{ day }} is after the last day of work`,
  many: (days) => say`${days} are after the last day of work`,
}
const isEnclosed: Reason = {
  one: (day) => say`${{ day }} lies between days of leave now`,
  many: (days) => say`${days} lie between days of leave now`,
}
const isNotEnclosed: Reason = {
  one: (day) => say`${{ day }} no longer lies between days of leave`,
  many: (days) => say`${days} no longer lie between days of leave`,
}
const becameHoliday: Reason = {
  one: (day) => say`${{ day }} became a holiday`,
  many: (days) => say`${days} became holidays`,
}
const becameNamedHoliday = (name: string): Reason => ({
  one: (day) => say`${{ day }} became a holiday (${name})`,
  many: (days) => say`${days} became holidays (${name})`,
})
const becameWeeklyOff: Reason = {
  one: (day) => say`${{ day }} became a weekly off`,
  many: (days) => say`${days} became weekly offs`,
}
const isNoHoliday: Reason = {
  one: (day) => say`${{ day }} is no longer a holiday`,
  many: (days) => say`${days} are no longer holidays`,
}
const isNoNamedHoliday = (name: string): Reason => ({
  one: (day) => say`${{ day }} is no longer a holiday (${name})`,
  many: (days) => say`${days} are no longer holidays (${name})`,
})
const isNoWeeklyOff: Reason = {
  one: (day) => say`${{ day }} is no longer a weekly off`,
  many: (days) => say`${days} are no longer weekly offs`,
}
const isTaken: Reason = {
  one: (day) => say`${{ day }} is taken by an earlier leave`,
  many: (days) => say`${days} are taken by an earlier leave`,
}
const countsAgain: Reason = {
  one: (day) => say`${{ day }} counts again`,
  many: (days) => say`${days} count again`,
}

/** "14 Nov 2026, 21 Nov 2026 and 28 Nov 2026"; for many days, the first three and how many more. */
function daysSaid(days: readonly Day[]): Sentence {
  const said = days.map((day) => say`${{ day }}`)
  if (days.length <= 4) return say`${joined(said.slice(0, -1), ', ')} and ${said.at(-1)!}`
  return say`${joined(said.slice(0, 3), ', ')} and ${plural(days.length - 3, { one: '# more day', other: '# more days' })}`
}
