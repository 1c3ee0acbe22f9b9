import { apportion, type Paise } from '../../../money.ts'
import type { PaidLine } from '../paid-row.ts'

/** What of a reimbursement was spent for one expense category. */
export interface ExpenseShare {
  /** Null: for those whose expenses stay in the common account. */
  category: string | null
  /** As approved: of one line of a payslip, all shares together are its whole, or more where it pays a part. */
  paise: Paise
}

/** The code under which the account of an expense category is known. */
export const categoryCode = (category: string) => `CATEGORY:${category}`

/**
 * A reimbursement as the books see it: a line for each expense category that has an account of its own, in proportion to what was
 * approved for it, and one for all others. They come to the line, to the paisa.
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
