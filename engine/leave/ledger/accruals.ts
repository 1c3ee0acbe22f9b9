import { addDays, daysBetween, earliest, latest, type Day, type HalfDays } from '../../day.ts'
import { accrualPeriods, employedIn, leaveYears, type Period } from '../leave-year.ts'
import { eligibleSpans, firstDayIn, spansWithin } from '../eligibility.ts'
import { entitledFrom, type Employment, type LeavePolicy, type PolicyVersion } from '../policy.ts'

/** A grant of leave. */
export interface Grant {
  /** Identifies the grant permanently within its policy, by the first day of its period. */
  key: string
  on: Day
  halfDays: HalfDays
  /** The last day on which it can be used. */
  expiresOn: Day
  why: GrantReason
  /** Granted for days on which the person turned out to be ineligible: this much lapses on this day. */
  unearned: { on: Day; halfDays: HalfDays } | null
}

/** `halfDaysAYear × part of the year so far`, rounded to half-days, less earlier grants. */
export interface GrantReason {
  period: Period
  /** Days employed in the period while eligible, out of its days; equal without proration. */
  employedDays: number
  /** The policy did not cover the person at the start of the period or employment. */
  becameEligible?: boolean
  periodDays: number
  periodsAYear: number
  halfDaysAYear: HalfDays
}

/**
 * Everything that accrues by a day, as dated grants: a pure schedule, so that a scheduler that was down finds what it missed. A period's
 * leave is granted on its first day, or on the day of joining or becoming eligible, or when the waiting period ends. `versions` are the
 * rules of other leave years. Rounding applies to the sum since the start of the leave year (an exact half upwards), so that the periods of
 * a full year sum to `halfDaysAYear`.
 */
export function accruals(
  policy: LeavePolicy,
  employment: Employment,
  upTo: Day,
  versions: readonly PolicyVersion[] = [],
): Grant[] {
  const grants: Grant[] = []
  for (const year of leaveYears(policy, versions, employment, upTo)) {
    const rules = year.policy
    const spans = eligibleSpans(rules, employment, year)
    const usableFrom = entitledFrom(rules, employment)
    const inYear = { ...employment, joinedOn: latest(employment.joinedOn, year.startsOn) }
    const periods = accrualPeriods(rules, year)
    const sum = new RoundedSum()
    for (const period of periods) {
      const employed = employedIn(period, inYear)
      if (employed === null) continue
      const periodDays = length(period)
      const halfDaysFor = (days: number) => sum.add(rules.halfDaysAYear * days, periods.length * periodDays)
      let key = `accrual:${period.from}`
      for (const stretch of spansWithin(spans, employed)) {
        // If the waiting period runs into the next leave year: granted on the last day of this one, and carried if the policy carries.
        const on = firstDayIn(spans, earliest(latest(stretch.from, usableFrom), year.to))
        if (on === null) continue
        const isOver = on > stretch.to && rules.prorate
        const employedDays = rules.prorate
          ? length({ from: stretch.from, to: isOver ? stretch.to : employed.to })
          : periodDays
        const halfDays = halfDaysFor(employedDays)
        const unearnedDays = rules.prorate && !isOver ? daysBetween(stretch.to, employed.to) : 0
        const unearned = { on: addDays(stretch.to, 1), halfDays: -halfDaysFor(-unearnedDays) }
        if (halfDays !== 0 && on <= upTo)
          grants.push({
            ...{ key, on, halfDays, expiresOn: year.to },
            why: {
              ...{ period, employedDays, periodDays, periodsAYear: periods.length, halfDaysAYear: rules.halfDaysAYear },
              ...(stretch.from > employed.from ? { becameEligible: true } : {}),
            },
            unearned: unearned.halfDays > 0 ? unearned : null,
          })
        // A period that counts in full is granted once, however often the person becomes eligible.
        if (!rules.prorate) break
        key = `accrual:${addDays(stretch.to, 1)}`
      }
    }
  }
  return grants
}

/** A running sum of exact fractions, returned as rounded parts that add up to the rounded sum. */
class RoundedSum {
  #numerator = 0n
  #denominator = 1n
  #told = 0

  /** Adds a fraction and returns the growth of the rounded sum (an exact half upwards). */
  add(numerator: number, denominator: number): number {
    if (numerator === 0) return 0
    this.#numerator = this.#numerator * BigInt(denominator) + BigInt(numerator) * this.#denominator
    this.#denominator *= BigInt(denominator)
    const rounded = Number((this.#numerator * 2n + this.#denominator) / (this.#denominator * 2n))
    const grown = rounded - this.#told
    this.#told = rounded
    return grown
  }
}

function length(period: Period): number {
  return daysBetween(period.from, period.to) + 1
}
