import type { Month } from '../../day.ts'
import type { TraceStep } from '../../law/trace.ts'
import type { Paise } from '../../money.ts'
import type { Said, Sentence } from '../../sentence.ts'
import type { LwfFacts, PfFacts, PtFacts } from '../payslip/facts.ts'
import type { Treatment } from '../payslip/treatment.ts'

/** Of overtime that was told after its month was locked: found by its minutes, whatever else of the month is calculated again. */
export const lateOvertime = 'OVERTIME:late'

/** What one earlier month is owed (or owes, below zero), line by line, beyond what was paid for it. */
export interface ArrearsInput {
  month: Month
  lines: readonly ArrearsLine[]
  /** Provident fund of that month by its own rates and ceiling, beyond what was taken; null when it has none. */
  pf: PfFacts | null
  /** Days of employment paid with it beyond those paid before; below zero for days that were none. Not in what was settled before they were counted. */
  employedDays?: number
  /**
   * Of a month that is paid or taken back as a whole: what the state takes for that month itself, so that the month of the
   * payment does not count it. Left out where only an amount has changed: that counts in the month of the payment.
   */
  stateTaxes?: StateTaxes
  /** Why, where days of employment and not amounts have changed. */
  reason?: Said
}

export interface StateTaxes {
  pt: PtFacts | null
  lwf: LwfFacts | null
  /** The half-year or year that is settled again with it, and what it comes to. */
  ptPeriod?: { from: Month; to: Month; basePaise: Paise }
}

export interface ArrearsLine {
  /** Of the component. */
  code: string
  name: string
  kind: 'earning' | 'reimbursement' | 'deduction' | 'benefit'
  amountPaise: Paise
  /** What was paid so far and what is due. */
  paidPaise: Paise
  duePaise: Paise
  treatment: Treatment
  /** How the amount was found, where it is not the difference of two calculations of the month. */
  found?: { words: Sentence; steps: readonly TraceStep[] }
}
