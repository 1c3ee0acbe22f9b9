import { apportion, type Paise } from '../../../money.ts'
import type { PaidLine } from '../paid-row.ts'

/** The part of a reimbursement spent in one expense category. */
export interface ExpenseShare {
  /** Null for categories without an account of their own. */
  category: string | null
  /** As approved: all shares of a payslip line together are its total, or more if the line pays a part. */
  paise: Paise
}

/** The account code of an expense category. */
export const categoryCode = (category: string) => `CATEGORY:${category}`

/**
 * Splits a reimbursement for the books: a line for each expense category with an account of its own, in proportion to what was approved
 * for it, and one for all others. They add up to the line, to the paisa.
 */
export function byCategory(line: PaidLine, shares: readonly ExpenseShare[]): PaidLine[] {
  const known = shares.filter(({ paise }) => paise > 0)
  if (known.length === 0) return [line]
  const parts = apportion(
    line.amountPaise,
    known.map(({ paise }) => paise),
  )
  return known.map(({ category }, at) => ({
    ...line,
    code: category === null ? line.code : categoryCode(category),
    amountPaise: parts[at]!,
  }))
}
