import type { LawBook } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import { percent, type Paise } from '../../../../money.ts'
import { sectionName } from '../forms/form-names.ts'
import type { IncomeTax } from '../income-tax/income-tax.ts'
import { withoutPan } from '../income-tax/income-tax.law.ts'
import { step } from '../income-tax/step.ts'
import { firstDayOfYear, type FinancialYear } from '../income-tax/year.ts'
import { say } from '../../../../sentence.ts'

export interface WithoutPan {
  /** The no-PAN rate on the total income, without cess. */
  flatPaise: Paise
  /** What is withheld in the year. */
  annualPaise: Paise
  trace: TraceStep[]
}

/**
 * The tax to withhold in a year from a person without a PAN: the higher of the tax and a fifth of the total income; nothing if no tax is
 * due. Source: Income-tax Act 1961 s.206AA, CBDT circular 24/2022; Income-tax Act 2025 s.397(2).
 *
 * @param despiteRebate whether a tax that the rebate reduces to zero still counts as due: the law leaves it open
 */
export function withholdingWithoutPan(
  book: LawBook,
  financialYear: FinancialYear,
  tax: IncomeTax,
  despiteRebate: boolean,
): WithoutPan {
  const day = firstDayOfYear(financialYear)
  const { value, use } = useLaw(book, withoutPan, day)
  const flatPaise = percent(tax.taxedIncomePaise, value, 'nearestPaisa')
  const isDue = tax.totalTaxPaise > 0 || (despiteRebate && tax.slabTaxPaise > 0)
  const annualPaise = isDue ? Math.max(tax.totalTaxPaise, flatPaise) : 0
  const section = sectionName(book, day, 'withoutPan')
  const words = isDue
    ? say`Without a PAN (${section}): the higher of the tax and ${{ basisPoints: value }} of the income, ${{ paise: flatPaise }}`
    : say`Without a PAN (${section}): no tax is due, so none is deducted`
  return { flatPaise, annualPaise, trace: [step(words, annualPaise, use)] }
}
