import type { PerquisiteKind } from '../rules/in/perquisites/kinds.ts'

/** How the law looks at a line of pay. Frozen with the payslip, so that a later change of a component changes no locked one. */
export interface Treatment {
  /** In the wages of the Codes: counted, excluded up to half of the pay, or outside the count. Source: rule book 1.3. */
  wageClass: 'included' | 'excluded' | 'outside'
  /** Counted for professional tax. */
  ptWage: boolean
  /** Counted for state insurance. */
  esiWage: boolean
  /** Counted for the statutory bonus. */
  bonusWage: boolean
  tax: TaxTreatment
  /** What it is for the exemptions of income tax. */
  taxHead: TaxHead
  /** Which benefit in kind it is or, of a deduction, pays back; left out for all other lines. */
  benefit?: PerquisiteKind
}

export type TaxTreatment = 'taxable' | 'exemptOldRegimeOnly' | 'exemptBothRegimes' | 'perquisite' | 'notIncome'

export type TaxHead =
  | 'basic'
  | 'da'
  | 'hra'
  | 'lta'
  | 'commission'
  | 'bonus'
  | 'employerNps'
  | 'gratuity'
  | 'leaveEncashment'
  | 'profitsInLieu'
  | 'other'

/** Pay that nothing else is known of: wages in every sense, taxable. */
export const plainPay: Treatment = {
  wageClass: 'included',
  ptWage: true,
  esiWage: true,
  bonusWage: false,
  tax: 'taxable',
  taxHead: 'other',
}

/** Money back for what was spent: no wages, no income. */
export const plainReimbursement: Treatment = {
  wageClass: 'outside',
  ptWage: false,
  esiWage: false,
  bonusWage: false,
  tax: 'notIncome',
  taxHead: 'other',
}

/** The value of something that is not money: no wages, taxed. */
export const plainBenefit: Treatment = {
  wageClass: 'outside',
  ptWage: false,
  esiWage: false,
  bonusWage: false,
  tax: 'perquisite',
  taxHead: 'other',
}
