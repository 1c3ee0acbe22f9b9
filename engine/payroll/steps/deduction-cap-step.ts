import type { Paise } from '../../money.ts'
import { cutLine } from './cut-line.ts'
import type { Draft } from './draft.ts'
import { deductionLimit } from '../rules/in/deduction-cap.ts'
import { lowersTax, lowerTax } from './taxable-month.ts'

/**
 * All deductions together take at most half of the wages. What the law asks for is taken whole; other deductions are cut, the
 * last one first, and what is cut waits for a later month. Source: Code on Wages s.18(3), rule book 7.6.
 */
export function deductionCap(draft: Draft): void {
  if (draft.input.statutory?.capDeductions !== true) return
  const others = draft.entries('other').filter(({ line }) => line.kind === 'deduction' && line.amountPaise > 0)
  if (others.length === 0) return
  const limit = deductionLimit(draft.book, draft.input.payDate, draft.facts.wagesPaise)
  let over = draft.total('deduction') - limit.allowedPaise
  const carried: { code: string; name: string; amountPaise: Paise }[] = []
  for (const entry of others.toReversed()) {
    if (over <= 0) break
    const cut = Math.min(over, entry.line.amountPaise)
    over -= cut
    cutLine(draft, entry, cut, limit.words, limit.law)
    // What is not taken back was paid.
    if (lowersTax(entry)) lowerTax(draft.facts.tax, -cut)
    carried.unshift({ code: entry.line.code, name: entry.line.name, amountPaise: cut })
  }
  draft.facts.carriedForward = carried
}
