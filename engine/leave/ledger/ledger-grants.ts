import type { Day, Halves } from '../../day.ts'
import { dayText, daysText } from '../../words.ts'
import { accruals, type Grant, type GrantReason } from './accruals.ts'
import type { RuledYear } from '../leave-year.ts'
import type { LedgerReason } from './ledger-row.ts'
import type { LeaveFacts } from '../leave-facts.ts'

/** A grant before it is in the ledger. */
export interface NewGrant {
  key: string
  halves: Halves
  expiresOn: Day
  /** What is unused at its end goes into the next leave year, as far as the policy lets it. */
  carries: boolean
  sourceId: string | null
  why: LedgerReason
  /** So much of it goes on the day on which the person stops being eligible, used or not. */
  unearned?: Grant['unearned']
}

/** What is granted on which day up to the horizon: the schedule and the grants outside it. */
export function grantsByDay(facts: LeaveFacts, horizon: Day, years: readonly RuledYear[]): Map<Day, NewGrant[]> {
  const { policy, employment, versions } = facts
  const scheduled = accruals(policy, employment, horizon, versions).map((grant) => ({
    ...grant,
    carries: true,
    sourceId: null,
    why: { text: accrualText(grant.why), accrual: grant.why },
  }))
  const extra = (facts.extra ?? [])
    .filter((grant) => grant.on <= horizon && (grant.expiresOn === null || grant.expiresOn >= grant.on))
    .map((grant) => ({
      key: `extra:${grant.id}`,
      on: grant.on,
      halves: grant.halves,
      expiresOn: grant.expiresOn ?? years.find((year) => grant.on <= year.to)!.to,
      carries: grant.expiresOn === null,
      sourceId: grant.id,
      why: { text: grant.reason ?? 'Added' },
    }))
  return Map.groupBy(
    [...scheduled, ...extra].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    (grant) => grant.on,
  )
}

function accrualText({
  period,
  employedDays,
  periodDays,
  periodsAYear,
  halvesAYear,
  becameEligible,
}: GrantReason): string {
  const part = periodsAYear === 1 ? '' : ` ÷ ${periodsAYear}`
  const prorated =
    employedDays === periodDays
      ? ''
      : ` × ${employedDays} of ${periodDays} days ${becameEligible ? 'eligible' : 'employed'}`
  return `For ${dayText(period.from)} to ${dayText(period.to)}: ${daysText(halvesAYear)} a year${part}${prorated}`
}
