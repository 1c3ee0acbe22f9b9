import type { Month } from '../day.ts'
import type { Paise } from '../money.ts'
import type { PfFacts } from './facts.ts'
import type { Treatment } from './treatment.ts'

/** What one earlier month is owed (or owes, below zero), line by line, beyond what was paid for it. */
export interface ArrearsInput {
  month: Month
  lines: readonly ArrearsLine[]
  /** Provident fund of that month by its own rates and ceiling, beyond what was taken; null when it has none. */
  pf: PfFacts | null
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
}
