import type { Day, HalfDays } from '../../day.ts'
import { say, verbatim, type Sentence } from '../../sentence.ts'
import { daysSaid } from '../../format.ts'
import { accruals, type Grant, type GrantReason } from './accruals.ts'
import type { RuledYear } from '../leave-year.ts'
import type { LedgerReason } from './ledger-row.ts'
import type { ExtraGrant, LeaveFacts } from '../leave-facts.ts'

/** A grant before it is in the ledger. */
export interface NewGrant {
  key: string
  halfDays: HalfDays
  expiresOn: Day
  /** Whether the unused part is carried into the next leave year, within the policy's limits. */
  carries: boolean
  sourceId: string | null
  why: LedgerReason
  /** This much lapses when the person stops being eligible, used or not. */
  unearned?: Grant['unearned']
}

/** All grants up to the horizon by day, from the schedule and outside it. */
export function grantsByDay(facts: LeaveFacts, horizon: Day, years: readonly RuledYear[]): Map<Day, NewGrant[]> {
  const { policy, employment, versions } = facts
  const scheduled = accruals(policy, employment, horizon, versions).map((grant) => ({
    ...grant,
    carries: true,
    sourceId: null,
    why: { ...accrualSaid(grant.why), accrual: grant.why },
  }))
  const extra = (facts.extra ?? [])
    .filter((grant) => grant.on <= horizon && (grant.expiresOn === null || grant.expiresOn >= grant.on))
    .map((grant) => ({
      key: `extra:${grant.id}`,
      on: grant.on,
      halfDays: grant.halfDays,
      expiresOn: grant.expiresOn ?? years.find((year) => grant.on <= year.to)!.to,
      carries: grant.expiresOn === null,
      sourceId: grant.id,
      why: extraSaid(grant.reason),
    }))
  return Map.groupBy(
    [...scheduled, ...extra].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    (grant) => grant.on,
  )
}

function extraSaid(reason: ExtraGrant['reason']): Sentence {
  if (reason === undefined) return say`Added`
  return typeof reason === 'string' ? verbatim(reason) : reason
}

function accrualSaid(reason: GrantReason): Sentence {
  const { period, employedDays, periodDays, becameEligible } = reason
  const said = say`For ${{ day: period.from }} to ${{ day: period.to }}: ${yearlySaid(reason)}`
  if (employedDays === periodDays) return said
  return becameEligible
    ? say`${said} × ${employedDays} of ${periodDays} days eligible`
    : say`${said} × ${employedDays} of ${periodDays} days employed`
}

function yearlySaid({ halfDaysAYear, periodsAYear }: GrantReason): Sentence {
  const yearly = say`${daysSaid(halfDaysAYear)} a year`
  return periodsAYear === 1 ? yearly : say`${yearly} ÷ ${periodsAYear}`
}
