import type { Paise } from '../../money.ts'
import type { ComponentKind } from '../components/components.ts'
import type { Treatment } from './treatment.ts'

export interface SalaryLine {
  code: string
  name: string
  kind: ComponentKind
  /** For a full month; not negative, not even for a deduction. */
  monthlyPaise: Paise
  /** Reduced by loss of pay and days not employed; otherwise paid in full in every month with a day of employment. */
  prorate: boolean
  treatment: Treatment
}
