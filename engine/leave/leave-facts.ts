import type { Day, HalfDays } from '../day.ts'
import type { Sentence } from '../sentence.ts'
import type { Employment, LeavePolicy, PolicyVersion } from './policy.ts'

/** A counted day of leave, approved or pending. */
export interface TakenLeave {
  id: string
  day: Day
  halfDays: HalfDays
}

/** Leave paid out instead of taken, on the day it leaves the balance. */
export interface Encashed {
  id: string
  day: Day
  halfDays: HalfDays
}

/** A grant outside the schedule: a comp-off. Without `expiresOn` it lasts, and carries, like the year's own leave. */
export interface ExtraGrant {
  id: string
  on: Day
  halfDays: HalfDays
  expiresOn: Day | null
  reason?: Sentence | string
}

/** The balance at the end of a day, whatever was granted and taken by then, for people who join with leave left elsewhere. */
export interface OpeningBalance {
  on: Day
  halfDays: HalfDays
}

export interface LeaveFacts {
  policy: LeavePolicy
  /** The rules of all leave years, if they have changed; if absent, `policy` for all. */
  versions?: readonly PolicyVersion[]
  employment: Employment
  taken: readonly TakenLeave[]
  encashed?: readonly Encashed[]
  extra?: readonly ExtraGrant[]
  /** On a day from the first leave year on, or null. */
  opening?: OpeningBalance | null
}
