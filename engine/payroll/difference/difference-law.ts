import { daysInMonth, firstDay, lastDay, type Month } from '../../day.ts'
import type { LawBook, LawRow } from '../../law/law.ts'
import type { PayslipInput } from '../payslip/payslip-input.ts'
import type { Payslip } from '../payslip/payslip-result.ts'
import { payslip } from '../calculation/payslip.ts'

/**
 * What an earlier month would have come to under the law of a later one: same person, pay and days. A change of law within the later month
 * is applied on the same day of the earlier one.
 *
 * @returns null if that cannot be calculated
 */
export function underLawOf(book: LawBook, later: Month, input: PayslipInput): Payslip | null {
  const moved = movedBook(book, later, input.month)
  return payslip(moved, { ...input, law: moved.hash }).payslip
}

/** The law of one month extended back to all earlier time, with changes within the month moved to the days of another. */
function movedBook(book: LawBook, of: Month, to: Month): LawBook {
  const hash = `${book.hash} of ${of} for ${to}`
  const known = made.get(book)?.get(hash)
  if (known !== undefined) return known
  const rows: Record<string, readonly LawRow[]> = {}
  for (const [id, all] of Object.entries(book.rows)) {
    const inForce = all.findLast(({ from }) => from <= firstDay(of))
    const inside = all.filter(({ from }) => from > firstDay(of) && from <= lastDay(of))
    const moved = inside.map((row) => ({ ...row, from: dayIn(to, Number(row.from.slice(8))) }))
    rows[id] = inForce === undefined ? all : [{ ...inForce, from: '0001-01-01' }, ...moved]
  }
  const result = { hash, rows }
  made.set(book, new Map([...(made.get(book) ?? []), [hash, result]]))
  return result
}

/** Cached: the same book and months give the same book for everyone. */
const made = new WeakMap<LawBook, Map<string, LawBook>>()

function dayIn(month: Month, day: number): string {
  return `${month}-${String(Math.min(day, daysInMonth(month))).padStart(2, '0')}`
}
