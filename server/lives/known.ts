import { firstDay, lastDay, weekday, weekOfMonth } from '@muster/engine/day.ts'
import { startingSection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { Day, Instant, Month } from '@muster/contract/values.ts'
import type { CompanyOfLife, Somebody } from './company-of-life.ts'
import type { PfWageBasis, PlaceState, RegistrationSection } from './life.ts'

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

/**
 * Halves of a working day without pay, as far as is known: said so, or without punches, leave or anybody who says otherwise.
 */
export function lostHalfDays(company: Pick<CompanyOfLife, 'holidays'>, person: Somebody, day: Day): 0 | 1 | 2 {
  if (!isEmployed(person, day) || !isWorkingDay(company, day)) return 0
  const { absent, away, paidLeave, unpaidLeave, there, is } = person
  if (absent.has(day)) return 2
  const unpaid = unpaidLeave.get(day)
  if (unpaid !== undefined) return unpaid
  // Before somebody was entered nobody looked whether they were there.
  if (!away.has(day) || day < is.told || there.has(day)) return 0
  return (2 - (paidLeave.get(day) ?? 0)) as 0 | 1 | 2
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

/** Whether the company is registered for a scheme in a month; of a state's, in that state. */
export function isRegistered(
  { registrations }: Pick<CompanyOfLife, 'registrations'>,
  section: RegistrationSection,
  month: Month,
  state: PlaceState | null = null,
): boolean {
  const told = registrations.filter((one) => one.section === section && one.state === state && one.from <= month)
  return told.at(-1)?.isRegistered ?? true
}

/** What PF wages are in a month, by what was chosen up to an instant. */
export function pfBasisIn({ pfBases }: Pick<CompanyOfLife, 'pfBases'>, month: Month, asOf: Instant): PfWageBasis {
  const chosen = pfBases.filter(({ from, at }) => from <= month && at <= asOf)
  const last = chosen.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.at < b.at ? -1 : 1)).at(-1)
  return last?.wageBasis ?? (startingSection('pf', month).wageBasis as PfWageBasis)
}
