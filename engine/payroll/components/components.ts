import type { Paise } from '../../money.ts'

/**
 * The kind of a line of pay. Net pay is earnings + reimbursements − deductions. An employer contribution is part of the cost to company
 * and not paid to the employee; a benefit is the value of something given in kind: taxed, and not paid either.
 */
export type ComponentKind = 'earning' | 'deduction' | 'employer' | 'reimbursement' | 'benefit'

/** How a component of a salary template gets its monthly amount. */
export type Calculation =
  | { type: 'fixed'; monthlyPaise: Paise }
  /** Of a twelfth of the annual CTC, of the component with the code `BASIC`, or of the sum of all earnings. */
  | { type: 'percent'; of: 'ctc' | 'basic' | 'gross'; basisPoints: number }
  /** What the other components leave of the CTC; an earning, at most one in a template. */
  | { type: 'remainder' }
  /** Rupees per month, from the amounts of other components: `readFormula`. */
  | { type: 'formula'; text: string }

export interface Component {
  /** Unique in the template, ignoring case. */
  code: string
  name: string
  kind: ComponentKind
  calculation: Calculation
  /** Reduced by loss of pay and by days not employed. */
  prorate: boolean
  /** False for a benefit on top of the CTC. */
  inCtc?: boolean
}

/** Whether a component is part of the CTC; deductions come out of the earnings and are not. */
export function isInCtc({ kind, inCtc }: Pick<Component, 'kind' | 'inCtc'>): boolean {
  return kind !== 'deduction' && inCtc !== false
}

export function isBasic(component: { code: string }): boolean {
  return component.code.toUpperCase() === 'BASIC'
}
