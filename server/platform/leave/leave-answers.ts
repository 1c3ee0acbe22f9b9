import type { Day, Id, Instant, Month } from '@muster/contract/values.ts'
import type { HalfDays } from '@muster/engine/day.ts'
import type { Tx } from '../database/tx.ts'

/**
 * What the rest of the product asks about leave. No one imports the feature: the composition says who answers, and if leave is removed,
 * `noLeave` does.
 */
export interface LeaveAnswers {
  /** Approved leave in a range of days, for some employees or (null) everyone, in the form attendance counts it. */
  leaveOn: (tx: Tx, employees: Id[] | null, from: Day, to: Day) => Promise<LeaveOn[]>
  /** The first people on approved leave on a day, by name. */
  peopleOnLeave: (tx: Tx, of: OutOn) => Promise<PersonOnLeave[]>
  /** Who covers for some employees who are on leave between two days. */
  leaveCovers: (tx: Tx, of: { employees: readonly Id[]; from: Day; to: Day }) => Promise<LeaveCover[]>
  /**
   * Days on which the decision about an open leave request can change pay, as `employee day`: requested unpaid leave, and approved paid
   * leave that may yet be cancelled.
   */
  leaveThatMovesPay: (tx: Tx, employees: Id[], from: Day, to: Day) => Promise<Set<string>>
  /**
   * Encashments that a month's pay run has to pay: due this month or earlier, and in no other run.
   *
   * @param of.run a run that is being recalculated: what it paid counts as open
   */
  encashmentsOfMonth: (
    tx: Tx,
    of: { month: Month; run?: Id | null; employees?: readonly Id[] | null },
  ) => Promise<PayableLeave[]>
  /** Marks them as paid by an approved run, after which they cannot be cancelled; returns how many. */
  markEncashmentsPaid: (tx: Tx, of: { ids: readonly Id[]; run: Id }) => Promise<number>
  /** The person's payslip of the run was reversed: its encashments are open again. */
  reopenEncashments: (tx: Tx, of: { run: Id; employee: Id }) => Promise<void>
  /** The run was reopened: its encashments are open again. */
  reopenEncashmentsOfRun: (tx: Tx, of: { run: Id }) => Promise<void>
  /** Encashable leave of a person who is leaving that no one has entered for payment yet. */
  leaveLeftAtExit: (tx: Tx, employee: Id) => Promise<{ policy: Id; name: string; halfDays: HalfDays }[]>
  /** The balances of encashable leave above zero at the end of a day, by person and one for each policy. */
  encashableLeave: (tx: Tx, of: { day: Day }) => Promise<{ employee: Id; balances: HalfDays[] }[]>
  /** Leave with wages granted to people between two days, and the part of it and maternity leave they took. */
  leaveBetween: (tx: Tx, of: { from: Day; to: Day }) => Promise<LeaveBetween[]>
  /** Every version of every policy, by name, oldest first. */
  leavePolicies: (tx: Tx) => Promise<LeavePolicy[]>
  /** How late comp-off may be requested, and how long it can be used. */
  compOffLimits: (tx: Tx) => Promise<{ requestWithinDays: number; validDays: number }>
  /** Whether comp-off can be credited. */
  isCompOffActive: (tx: Tx) => Promise<boolean>
  /** Credits leave for a day worked, with its own expiry date. A second call credits nothing more. */
  creditCompOff: (tx: Tx, credit: CompOffCredit) => Promise<void>
  /** Reverses a credit, except for what was used of it or is booked to be. */
  takeBackCompOff: (tx: Tx, of: CompOffOf) => Promise<void>
  /** Whether leave was taken from a credit, or pending leave would need it. */
  isCompOffUsed: (tx: Tx, of: CompOffOf) => Promise<boolean>
  /** Days worked between two days that some people, or (null) everyone, took as comp-off. */
  compOffTaken: (
    tx: Tx,
    of: { employees: readonly Id[] | null; from: Day; to: Day },
  ) => Promise<{ employee: Id; workedOn: Day }[]>
  /** The remainder of each credit, the soonest to expire first. */
  creditsLeft: (tx: Tx, of: { employee: Id }) => Promise<CreditLeft[]>
  /** Credits that expire by a day, have something left and whose owners have not been reminded; marks them as reminded. */
  remindOfCredits: (tx: Tx, of: { by: Day; from: Day; now: Instant }) => Promise<EndingCredit[]>
}

export interface OutOn {
  day: Day
  /** Null for everyone. */
  department: Id | null
  /** Whoever asks. */
  except: Id | null
  limit: number
}

export interface PersonOnLeave {
  _id: Id
  name: string
  photo: string | null
  isHalf: boolean
}

/** A colleague who covers on a day of leave. */
export interface LeaveCover {
  employee: Id
  day: Day
  name: string
}

export interface LeaveOn {
  employee: Id
  day: Day
  part: 'full' | 'first' | 'second'
  paid: boolean
  name: string
}

export interface LeaveBetween {
  employee: Id
  /** Of paid types that are encashed at exit, without comp-off. */
  grantedHalfDays: HalfDays
  takenHalfDays: HalfDays
  /** Taken of paid types for women only. */
  maternityHalfDays: HalfDays
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
  peopleOnLeave: async () => [],
  leaveCovers: async () => [],
  leaveThatMovesPay: async () => new Set(),
  encashmentsOfMonth: async () => [],
  markEncashmentsPaid: async () => 0,
  reopenEncashments: async () => {},
  reopenEncashmentsOfRun: async () => {},
  leaveLeftAtExit: async () => [],
  encashableLeave: async () => [],
  leaveBetween: async () => [],
  leavePolicies: async () => [],
  compOffLimits: async () => ({ requestWithinDays: 60, validDays: 90 }),
  isCompOffActive: async () => false,
  creditCompOff: async () => {},
  takeBackCompOff: async () => {},
  isCompOffUsed: async () => false,
  compOffTaken: async () => [],
  creditsLeft: async () => [],
  remindOfCredits: async () => [],
}
