import { sum, type Paise } from '../../money.ts'

/** The sums of one payslip or of many. */
export interface PaySums {
  /** Earnings alone: a reimbursement returns an expense, and is no pay. */
  grossPaise: Paise
  reimbursementsPaise: Paise
  deductionsPaise: Paise
  /** What rounding added to the net pay; negative if it took from it. */
  roundOffPaise: Paise
  netPaise: Paise
}

/** What the net pay is made of, for all that shows it. */
export function netOf(sums: Omit<PaySums, 'netPaise'>): Paise {
  return sum([sums.grossPaise, sums.reimbursementsPaise, -sums.deductionsPaise, sums.roundOffPaise])
}
