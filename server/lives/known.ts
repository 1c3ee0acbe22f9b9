import { firstDay, lastDay, weekday, weekOfMonth } from '@muster/engine/day.ts'
import { startingSection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { Day, Instant, Month } from '@muster/contract/values.ts'
import type { CompanyOfLife, Somebody } from './company-of-life.ts'
import type { PfWageBasis, PlaceState, RegistrationSection } from './life.ts'

// A person's known facts for a day or month, as recorded so far.

export function isEmployed({ joinedOn, leftOn }: Somebody, day: Day): boolean {
  return joinedOn <= day && (leftOn === null || day <= leftOn)
}

/** Everyone's shift: Sundays off, and the second and fourth Saturday. */
export function isWorkingDay({ holidays }: { holidays: ReadonlySet<Day> }, day: Day): boolean {
  const at = weekday(day)
  const isOff = at === 0 || (at === 6 && [2, 4].includes(weekOfMonth(day)))
  return !isOff && !holidays.has(day)
}

/** Half-days of a working day without pay, as known: recorded as such, or without punches, leave or another record. */
export function lostHalfDays(company: Pick<CompanyOfLife, 'holidays'>, person: Somebody, day: Day): 0 | 1 | 2 {
  if (!isEmployed(person, day) || !isWorkingDay(company, day)) return 0
  const { absent, away, paidLeave, unpaidLeave, there, is } = person
  if (absent.has(day)) return 2
  const unpaid = unpaidLeave.get(day)
  if (unpaid !== undefined) return unpaid
  // Before a person was entered, attendance was not tracked.
  if (!away.has(day) || day < is.told || there.has(day)) return 0
  return (2 - (paidLeave.get(day) ?? 0)) as 0 | 1 | 2
}

/** Whether a month pays the person, as known. */
export function isPaidIn(person: Somebody, month: Month): boolean {
  const { joinedOn, leftOn, salaries } = person
  return salaries.size > 0 && joinedOn <= lastDay(month) && (leftOn === null || leftOn >= firstDay(month))
}

/** The salary on a day, as known. */
export function salaryOn({ salaries, is }: Somebody, day: Day): number {
  const before = [...salaries].filter(([from]) => from <= day).toSorted()
  return before.at(-1)?.[1] ?? is.monthly
}

/** The state of the work location on a day, as known. */
export function placeOn({ places }: Somebody, day: Day) {
  const since = [...places].filter(([from]) => from <= day).toSorted()
  return since.at(-1)![1]
}

/** Rupees in a month, as known. */
export function voluntaryIn({ voluntary }: Somebody, month: Month): number {
  const since = [...voluntary].filter(([from]) => from <= month).toSorted()
  return since.at(-1)?.[1] ?? 0
}

/** Whether the company is registered for a scheme in a month; for a state's scheme, in that state. */
export function isRegistered(
  { registrations }: Pick<CompanyOfLife, 'registrations'>,
  section: RegistrationSection,
  month: Month,
  state: PlaceState | null = null,
): boolean {
  const told = registrations.filter((one) => one.section === section && one.state === state && one.from <= month)
  return told.at(-1)?.isRegistered ?? true
}

/** The base of PF wages in a month, by the choices up to an instant. */
export function pfBasisIn({ pfBases }: Pick<CompanyOfLife, 'pfBases'>, month: Month, asOf: Instant): PfWageBasis {
  const chosen = pfBases.filter(({ from, at }) => from <= month && at <= asOf)
  const last = chosen.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.at < b.at ? -1 : 1)).at(-1)
  return last?.wageBasis ?? (startingSection('pf', month).wageBasis as PfWageBasis)
}
