import { daysBetween, earliest, latest, type Day, type Halves } from '../day.ts'
import { accrualPeriods, employedIn, leaveYears, type Period } from './leave-year.ts'
import { entitledFrom, isEligible, type Employment, type LeavePolicy, type PolicyVersion } from './policy.ts'

/** Leave that becomes available. */
export interface Grant {
  /** Names the grant for ever, within its policy, by the first day of its period. */
  key: string
  on: Day
  halves: Halves
  /** The last day on which it can be used. */
  expiresOn: Day
  why: GrantReason
}

/** `halvesAYear × part of the year so far`, rounded to half-days, less what was granted before. */
export interface GrantReason {
  period: Period
  /** Days employed in the period, of its days; equal without proration. */
  employedDays: number
  periodDays: number
  periodsAYear: number
  halvesAYear: Halves
}

/**
 * Everything that accrues by a day, as dated grants: a pure schedule, so that a scheduler which was down finds what it
 * missed. A period's leave is granted on its first day, or on the day of joining, or when the waiting is over. Rounding
 * `versions` are the rules of other leave years. Rounding
 * is done on the sum since the start of the leave year (an exact half upwards), so that the periods of a full year sum to `halvesAYear`.
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
    if (!isEligible(rules, employment)) continue
    const usableFrom = entitledFrom(rules, employment)
    const inYear = { ...employment, joinedOn: latest(employment.joinedOn, year.startsOn) }
    const periods = accrualPeriods(rules, year)
    let exact: Fraction = { numerator: 0n, denominator: 1n }
    let granted = 0
    for (const period of periods) {
      const employed = employedIn(period, inYear)
      if (employed === null) continue
      const periodDays = length(period)
      const employedDays = rules.prorate ? length(employed) : periodDays
      exact = add(exact, rules.halvesAYear * employedDays, periods.length * periodDays)
      const halves = nearest(exact) - granted
      granted += halves
      // Waiting into the next leave year: granted on the last day of this one, to be carried if the policy carries.
      const on = earliest(latest(employed.from, usableFrom), year.to)
      if (halves === 0 || on > upTo) continue
      grants.push({
        key: `accrual:${period.from}`,
        on,
        halves,
        expiresOn: year.to,
        why: { period, employedDays, periodDays, periodsAYear: periods.length, halvesAYear: rules.halvesAYear },
      })
    }
  }
  return grants
}

interface Fraction {
  numerator: bigint
  denominator: bigint
}

function add(a: Fraction, numerator: number, denominator: number): Fraction {
  const sum = a.numerator * BigInt(denominator) + BigInt(numerator) * a.denominator
  return { numerator: sum, denominator: a.denominator * BigInt(denominator) }
}

function nearest(value: Fraction): number {
  return Number((value.numerator * 2n + value.denominator) / (value.denominator * 2n))
}

function length(period: Period): number {
  return daysBetween(period.from, period.to) + 1
}
