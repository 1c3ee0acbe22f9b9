import { addDays, addMonthsToDay, earliest, latest, type Day } from '../day.ts'
import { policyOn, type Employment, type LeavePolicy, type PolicyVersion } from './policy.ts'

/** From `from` to `to`, both included. */
export interface Period {
  from: Day
  to: Day
}

const periodMonths = { atOnce: 12, monthly: 1, quarterly: 3, halfYearly: 6 }

/** The leave year that contains a day; days before joining belong to the first. */
export function leaveYear(policy: LeavePolicy, employment: Employment, day: Day): Period {
  const start = yearAnchor(policy, employment)
  let years = Math.max(0, Number(day.slice(0, 4)) - Number(start.slice(0, 4)))
  // Counted from the anchor each time, so that 29 February recurs in every leap year.
  while (years > 0 && addMonthsToDay(start, 12 * years) > day) years -= 1
  return { from: addMonthsToDay(start, 12 * years), to: addDays(addMonthsToDay(start, 12 * (years + 1)), -1) }
}

/** A leave year with its rules. */
export interface RuledYear extends Period {
  policy: LeavePolicy
  /** The first day not covered by the previous year; later than `from` only if the kind of leave year has changed. */
  startsOn: Day
}

/** The leave years from joining to the one containing `upTo`, at least the first. */
export function leaveYears(
  policy: LeavePolicy,
  versions: readonly PolicyVersion[],
  employment: Employment,
  upTo: Day,
): RuledYear[] {
  const years: RuledYear[] = []
  for (let day = employment.joinedOn; ;) {
    const rules = policyOn(policy, versions, day)
    const year = leaveYear(rules, employment, day)
    years.push({ ...year, policy: rules, startsOn: years.length === 0 ? year.from : day })
    if (year.to >= upTo) return years
    day = addDays(year.to, 1)
  }
}

/** The accrual periods of a leave year: 1, 2, 4 or 12. */
export function accrualPeriods(policy: LeavePolicy, year: Period): Period[] {
  const step = periodMonths[policy.accrual]
  return Array.from({ length: 12 / step }, (_, index) => ({
    from: addMonthsToDay(year.from, index * step),
    to: index === 12 / step - 1 ? year.to : addDays(addMonthsToDay(year.from, (index + 1) * step), -1),
  }))
}

/** The part of a period with employment, or null. */
export function employedIn(period: Period, employment: Employment): Period | null {
  const from = latest(period.from, employment.joinedOn)
  const to = employment.leftOn === null ? period.to : earliest(period.to, employment.leftOn)
  return from <= to ? { from, to } : null
}

/** The first day of the first leave year. */
function yearAnchor(policy: LeavePolicy, employment: Employment): Day {
  if (policy.year === 'joining') return employment.joinedOn
  const month = String(policy.yearStartsInMonth ?? 1).padStart(2, '0')
  const sameYear = `${employment.joinedOn.slice(0, 4)}-${month}-01`
  return sameYear <= employment.joinedOn ? sameYear : addMonthsToDay(sameYear, -12)
}
