import { addDays, latest, type Day, type HalfDays } from '../day.ts'
import type { EligibilityRule, EligiblePerson } from './eligibility.ts'

/** A leave type, its rules and the people it covers. Amounts are half-days. */
export interface LeavePolicy extends EligibilityRule {
  code: string
  name: string
  paid: boolean
  /** Granted for a full year; 0 for leave without entitlement, such as unpaid leave. */
  halfDaysAYear: HalfDays
  accrual: 'atOnce' | 'monthly' | 'quarterly' | 'halfYearly'
  /** The leave year: the calendar's, or from the day of joining. */
  year: 'calendar' | 'joining'
  /** For `calendar`, the month it starts in: 1 January (the default), 4 April. */
  yearStartsInMonth?: number
  /** Joiners and leavers get a share by days employed in each period; otherwise a period that has begun counts in full. */
  prorate: boolean
  /** Days after joining before leave may be taken; leave accrued meanwhile is granted at their end. */
  waitingDays: number
  /** Leave may not be taken before the end of probation. */
  afterProbation?: boolean
  carryForward: CarryForward | null
  encashable: boolean
  /** The longest run in days, or null. */
  longestRunDays: number | null
  noticeDays: number
  allowsHalfDays: boolean
  /** Days off enclosed by leave count as leave. */
  sandwich: boolean
  /** How far a balance may fall below zero. */
  negativeLimitHalfDays: HalfDays
  /** Leave longer than this needs a document; null if none does. */
  proofAfterDays: number | null
  active: boolean
}

/** What is left at the end of a leave year is carried into the next; null: all of it lapses. */
export interface CarryForward {
  /** At most this much in all, or null. */
  capHalfDays: HalfDays | null
  /** Months of the next year in which it can be used, 1 to 12; null: all, after which it is carried and capped again. */
  expiresAfterMonths: number | null
}

/**
 * The rules of a policy effective from a day. A leave year follows the version in force on its first day, so that a change of rules never
 * rewrites earlier grants.
 */
export interface PolicyVersion {
  startsOn: Day
  policy: LeavePolicy
}

/** The version in force on a day, or the first for earlier days; `policy` itself without versions. */
export function policyOn(policy: LeavePolicy, versions: readonly PolicyVersion[], day: Day): LeavePolicy {
  const ordered = versions.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
  return (ordered.findLast((version) => version.startsOn <= day) ?? ordered[0])?.policy ?? policy
}

export interface Employment extends EligiblePerson {
  joinedOn: Day
  /** The last day, or null. */
  leftOn: Day | null
  probationUntil?: Day | null
}

/** The first day on which leave of this policy may be taken. */
export function entitledFrom(
  policy: Pick<LeavePolicy, 'waitingDays' | 'afterProbation'>,
  employment: Pick<Employment, 'joinedOn' | 'probationUntil'>,
): Day {
  const waited = addDays(employment.joinedOn, policy.waitingDays)
  const probation = policy.afterProbation === true ? employment.probationUntil : null
  return probation == null ? waited : latest(waited, addDays(probation, 1))
}

/** Whether leave is limited by a balance. Unpaid leave without entitlement is not. */
export function hasBalance(policy: LeavePolicy): boolean {
  return policy.paid || policy.halfDaysAYear > 0
}
