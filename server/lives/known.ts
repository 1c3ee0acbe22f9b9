import { firstDay, lastDay, weekday, weekOfMonth } from '@muster/engine/day.ts'
import type { Day, Month } from '@muster/contract/values.ts'
import type { CompanyOfLife, Somebody } from './company-of-life.ts'

// What is known of somebody on a day or in a month, by what was told so far.

export function isEmployed({ joinedOn, leftOn }: Somebody, day: Day): boolean {
  return joinedOn <= day && (leftOn === null || day <= leftOn)
}

/** The shift of every person: Sundays off, and the second and the fourth Saturday. */
export function isWorkingDay({ holidays }: { holidays: ReadonlySet<Day> }, day: Day): boolean {
  const at = weekday(day)
  const isOff = at === 0 || (at === 6 && [2, 4].includes(weekOfMonth(day)))
  return !isOff && !holidays.has(day)
}

/** A working day without pay, as far as is known: said so, or without punches, leave or anybody who says otherwise. */
export function isLost(company: Pick<CompanyOfLife, 'holidays'>, person: Somebody, day: Day): boolean {
  if (!isEmployed(person, day) || !isWorkingDay(company, day)) return false
  const { absent, away, paidLeave, there, is } = person
  // Before somebody was entered nobody looked whether they were there.
  return absent.has(day) || (away.has(day) && day >= is.told && !paidLeave.has(day) && !there.has(day))
}

/** Somebody whom a month pays, as far as is known. */
export function isPaidIn(person: Somebody, month: Month): boolean {
  const { joinedOn, leftOn, salaries } = person
  return salaries.size > 0 && joinedOn <= lastDay(month) && (leftOn === null || leftOn >= firstDay(month))
}

/** What somebody earns on a day, as far as is known. */
export function salaryOn({ salaries, is }: Somebody, day: Day): number {
  const before = [...salaries].filter(([from]) => from <= day).toSorted()
  return before.at(-1)?.[1] ?? is.monthly
}

/** The state in which somebody works on a day, as far as is known. */
export function placeOn({ places }: Somebody, day: Day) {
  const since = [...places].filter(([from]) => from <= day).toSorted()
  return since.at(-1)![1]
}

/** Rupees in a month, as far as is known. */
export function voluntaryIn({ voluntary }: Somebody, month: Month): number {
  const since = [...voluntary].filter(([from]) => from <= month).toSorted()
  return since.at(-1)?.[1] ?? 0
}
