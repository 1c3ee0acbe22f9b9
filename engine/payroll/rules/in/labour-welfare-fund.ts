import { law, type Law, type LawRow } from '../../../law/law.ts'
import type { Paise } from '../../../money.ts'

/** What a state's fund takes of everyone on the rolls in its months: an amount, or a part of the wages up to a cap. */
export type WelfareTerms = {
  /** Months of the year, 1 to 12. */
  months: 'every' | readonly number[]
  /** Whom the fund leaves out above a monthly wage. */
  limit?: { wagePaise: Paise; of: 'everyone' | 'supervisors' }
  /** When the shares are paid. */
  due: string
} & (
  | { employeePaise: Paise; employerPaise: Paise }
  | { rateBasisPoints: number; employeeCapPaise: Paise; employerTimes: number }
)

export type WelfareFund = Law<WelfareTerms>

/** `in.lwf.KA`. */
export function fund(id: string, name: string, rows: readonly LawRow<WelfareTerms>[]): WelfareFund {
  return law(id, `Labour welfare fund: ${name}`, 'table', rows)
}
