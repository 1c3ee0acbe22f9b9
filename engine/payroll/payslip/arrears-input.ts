import type { HalfDays, Month } from '../../day.ts'
import type { TraceStep } from '../../law/trace.ts'
import type { Paise } from '../../money.ts'
import type { Said, Sentence } from '../../sentence.ts'
import type { LwfFacts, PfFacts, PtFacts } from './facts.ts'
import type { Treatment } from './treatment.ts'

/** Code of overtime entered after its month was locked. It is calculated from its minutes and unaffected by other recalculations. */
export const lateOvertime = 'OVERTIME:late'

/** What one earlier month is owed, line by line, beyond what was paid for it; below zero if it was overpaid. */
export interface ArrearsInput {
  month: Month
  lines: readonly ArrearsLine[]
  /** That month's PF by its own rates and ceiling, beyond what was deducted; null if it has none. */
  pf: PfFacts | null
  /** Days of employment paid beyond those paid before; below zero for days not employed. Absent in inputs older than the count. */
  employedDays?: number
  /**
   * For a month that is paid or recovered in full: the state taxes of that month itself, which the month of payment then does not count.
   * Left out if only amounts changed: those count in the month of payment.
   */
  stateTaxes?: StateTaxes
  /** The welfare fund of a month that was paid without it, because the person was thought to have left before its register was counted. */
  lateFund?: LwfFacts
  /** The reason, if days of employment changed rather than amounts. */
  reason?: Said
}

export interface StateTaxes {
  pt: PtFacts | null
  lwf: LwfFacts | null
  /**
   * What ESI of that month goes by; null if the person was not insured then. Absent in inputs older than it, whose wages count in the
   * month of payment.
   */
  esi?: LateEsi | null
  /** The half-year or year that is settled again with it, and its total base. */
  ptPeriod?: { from: Month; to: Month; basePaise: Paise }
}

/** An insured person's month that is paid later, as far as its contribution depends on that month. */
export interface LateEsi {
  covered: boolean
  contractWagesPaise: Paise
  paidHalfDays: HalfDays
  personWithDisability: boolean
  employerPaysForDisabled: boolean
}

export interface ArrearsLine {
  /** The component's code. */
  code: string
  name: string
  kind: 'earning' | 'reimbursement' | 'deduction' | 'benefit'
  amountPaise: Paise
  /** The amount paid so far and the amount due. */
  paidPaise: Paise
  duePaise: Paise
  treatment: Treatment
  /**
   * The part of the amount that ESI counts: without what a raise brings to a month before the one in which it was declared. Absent in
   * inputs older than it, which count all of it.
   */
  insuredPaise?: Paise
  /** How the amount was calculated, if it is not the difference between two calculations of the month. */
  found?: { words: Sentence; steps: readonly TraceStep[] }
}
