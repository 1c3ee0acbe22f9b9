import type { PerquisiteKind } from '../rules/in/perquisites/kinds.ts'

/** How the law treats a line of pay. Frozen with the payslip, so that later changes to a component don't affect locked ones. */
export interface Treatment {
  /** For wages under the Codes: included, excluded up to half of the pay, or outside the count. Source: rule book 1.3. */
  wageClass: 'included' | 'excluded' | 'outside'
  /** Counts for professional tax. */
  ptWage: boolean
  /** Counts for ESI. */
  esiWage: boolean
  /** Counts for the statutory bonus. */
  bonusWage: boolean
  tax: TaxTreatment
  /** Its head for income tax exemptions. */
  taxHead: TaxHead
  /** The kind of benefit in kind that it is or, for a deduction, recovers; left out for all other lines. */
  benefit?: PerquisiteKind
}

export type TaxTreatment = 'taxable' | 'exemptOldRegimeOnly' | 'exemptBothRegimes' | 'perquisite' | 'notIncome'

export type TaxHead =
  | 'basic'
  | 'da'
  | 'hra'
  | 'lta'
  | 'conveyance'
  | 'commission'
  | 'bonus'
  | 'employerNps'
  | 'superannuation'
  | 'gratuity'
  | 'leaveEncashment'
  | 'profitsInLieu'
  | 'other'

/** The default for pay: wages in every sense, taxable. */
export const plainPay: Treatment = {
  wageClass: 'included',
  ptWage: true,
  esiWage: true,
  bonusWage: false,
  tax: 'taxable',
  taxHead: 'other',
}

/** Reimbursement of expenses: no wages, no income. */
export const plainReimbursement: Treatment = {
  wageClass: 'outside',
  ptWage: false,
  esiWage: false,
  bonusWage: false,
  tax: 'notIncome',
  taxHead: 'other',
}
