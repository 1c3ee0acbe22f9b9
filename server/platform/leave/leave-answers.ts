import type { Day, Id, Instant, Month } from '@muster/contract/values.ts'
import type { HalfDays } from '@muster/engine/day.ts'
import type { Tx } from '../database/tx.ts'

/**
 * What the rest of the product asks of leave. Nobody imports the feature: the composition says who answers, and where leave is removed,
 * `noLeave` does.
 */
export interface LeaveAnswers {
  /** Approved leave between two days, of some employees or (null) of everybody, as attendance counts it. */
  leaveOn: (tx: Tx, employees: Id[] | null, from: Day, to: Day) => Promise<LeaveOn[]>
  /**
   * Days on which the decision about an open leave request can change pay, as `employee day`: unpaid leave that is requested,
   * and paid leave that was given and may be cancelled.
   */
  leaveThatMovesPay: (tx: Tx, employees: Id[], from: Day, to: Day) => Promise<Set<string>>
  /**
   * Leave that the pay run of a month has to pay: meant for this month or an earlier one, and paid by no other run.
   *
   * @param of.run a run that is calculated again: what it paid counts as open
   */
  encashmentsOfMonth: (tx: Tx, of: { month: Month; run?: Id | null }) => Promise<PayableLeave[]>
  /** These are in the pay of an approved run and can not be cancelled any more; answers how many it took. */
  markEncashmentsPaid: (tx: Tx, of: { ids: readonly Id[]; run: Id }) => Promise<number>
  /** The person's payslip of the run was reversed: what it paid is to be paid again. */
  reopenEncashments: (tx: Tx, of: { run: Id; employee: Id }) => Promise<void>
  /** The run is opened again: what it paid is to be paid again. */
  reopenEncashmentsOfRun: (tx: Tx, of: { run: Id }) => Promise<void>
  /** Leave of somebody who leaves that could be paid out and is not entered to be. */
  leaveLeftAtExit: (tx: Tx, employee: Id) => Promise<{ name: string; halfDays: HalfDays }[]>
  /** Every version of every policy, by name and age. */
  leavePolicies: (tx: Tx) => Promise<LeavePolicy[]>
  /** How late comp-off may be requested, and how long it can be used. */
  compOffLimits: (tx: Tx) => Promise<{ requestWithinDays: number; validDays: number }>
  /** Whether comp-off can be credited. */
  isCompOffActive: (tx: Tx) => Promise<boolean>
  /** Credits leave for a day worked, usable until a day of its own. Done twice it credits nothing more. */
  creditCompOff: (tx: Tx, credit: CompOffCredit) => Promise<void>
  /** Takes a credit back. What was used of it, or is booked to be, cannot be. */
  takeBackCompOff: (tx: Tx, of: CompOffOf) => Promise<void>
  /** Whether leave was taken from a credit, or is pending that would need it. */
  isCompOffUsed: (tx: Tx, of: CompOffOf) => Promise<boolean>
  /** What is left of each credit, the soonest to expire first. */
  creditsLeft: (tx: Tx, of: { employee: Id }) => Promise<CreditLeft[]>
  /** Credits that expire by a day, with something left and nobody told; they are told from now on. */
  remindOfCredits: (tx: Tx, of: { by: Day; from: Day; now: Instant }) => Promise<EndingCredit[]>
}

export interface LeaveOn {
  employee: Id
  day: Day
  part: 'full' | 'first' | 'second'
  paid: boolean
  name: string
}

export interface PayableLeave {
  id: Id
  employee: Id
  policy: { id: Id; name: string; code: string }
  halfDays: number
  /** The day on which it left the balance. */
  on: Day
  atExit: boolean
  reason: string
}

export interface LeavePolicy {
  id: Id
  name: string
  isActive: boolean
  isPaid: boolean
  startsOn: Day
  halfDaysAYear: number
}

export interface CompOffOf {
  request: Id
  employee: Id
  today: Day
}

export interface CompOffCredit extends CompOffOf {
  workedOn: Day
  halfDays: HalfDays
}

export interface CreditLeft {
  request: Id
  workedOn: Day
  expiresOn: Day
  halfDays: number
  left: number
}

export interface EndingCredit {
  account: Id
  request: Id
  expiresOn: Day
  left: number
}

/** The answers of a product without leave. */
export const noLeave: LeaveAnswers = {
  leaveOn: async () => [],
  leaveThatMovesPay: async () => new Set(),
  encashmentsOfMonth: async () => [],
  markEncashmentsPaid: async () => 0,
  reopenEncashments: async () => {},
  reopenEncashmentsOfRun: async () => {},
  leaveLeftAtExit: async () => [],
  leavePolicies: async () => [],
  compOffLimits: async () => ({ requestWithinDays: 60, validDays: 90 }),
  isCompOffActive: async () => false,
  creditCompOff: async () => {},
  takeBackCompOff: async () => {},
  isCompOffUsed: async () => false,
  creditsLeft: async () => [],
  remindOfCredits: async () => [],
}
