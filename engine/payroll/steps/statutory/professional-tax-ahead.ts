import type { Month } from '../../../day.ts'
import type { LawBook } from '../../../law/law.ts'
import { sum, type Paise } from '../../../money.ts'
import type { PtFacts } from '../../payslip/facts.ts'
import {
  professionalTax,
  taxTable,
  type ProfessionalTaxPlace,
} from '../../rules/in/professional-tax/professional-tax.ts'

/**
 * Professional tax for the months left in the year, as far as it is known: each by its month's table at the pay of a full month, because
 * some states take more in February. Zero where tax is by half-year or year: that is deducted in a month of its own, and counts from then
 * on.
 *
 * @param last the present or last paid month, with the base of a full month; null if the tax does not apply
 * @throws LawError in a state with a schedule, before its first row
 */
export function professionalTaxAhead(
  book: LawBook,
  last: (PtFacts & Pick<ProfessionalTaxPlace, 'gender'>) | null,
  ahead: readonly Month[],
): Paise {
  if (last === null) return 0
  return sum(ahead.map((month) => taxIn(book, last, month)))
}

function taxIn(book: LawBook, last: PtFacts & Pick<ProfessionalTaxPlace, 'gender'>, month: Month): Paise {
  const basis = taxTable(book, last, month)?.value.basis
  if (basis === 'annualTaxableIncome') return last.taxPaise
  return basis === 'monthlyGross' ? professionalTax(book, { ...last, month, amountPaise: last.basePaise }).taxPaise : 0
}
