import type { Paise } from '../../money.ts'

/**
 * What a line of pay is. Net pay is earnings + reimbursements − deductions; an employer contribution is cost to company
 * that the person is not paid, a benefit the value of what the person gets in kind: taxed, and not paid either.
 */
export type ComponentKind = 'earning' | 'deduction' | 'employer' | 'reimbursement' | 'benefit'

/** How a component of a salary template gets its monthly amount. */
export type Calculation =
  | { type: 'fixed'; monthlyPaise: Paise }
  /** Of a twelfth of the annual CTC, of the component with the code `BASIC`, or of the sum of all earnings. */
  | { type: 'percent'; of: 'ctc' | 'basic' | 'gross'; basisPoints: number }
  /** Whatever of the CTC the other components leave; an earning, at most one in a template. */
  | { type: 'remainder' }
  /** Rupees of a month, from the amounts of other components: `readFormula`. */
  | { type: 'formula'; text: string }

export interface Component {
  /** Unique in the template; upper and lower case are the same. */
  code: string
  name: string
  kind: ComponentKind
  calculation: Calculation
  /** Reduced by loss of pay and by days not employed. */
  prorate: boolean
  /** False: a benefit that is given on top of the CTC. */
  inCtc?: boolean
}

/** Parts of the CTC; deductions come out of the earnings and are not. */
export function isInCtc({ kind, inCtc }: Pick<Component, 'kind' | 'inCtc'>): boolean {
  return kind !== 'deduction' && inCtc !== false
}

export function isBasic(component: { code: string }): boolean {
  return component.code.toUpperCase() === 'BASIC'
}
