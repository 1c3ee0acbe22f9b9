import type { LawBook } from '../../../../law/law.ts'
import { useLaw, type Used } from '../../../../law/use.ts'
import type { Paise } from '../../../../money.ts'
import { exact, more, rateOf, type Exact } from './exact.ts'
import { slabTax } from './slabs.ts'
import type { Band } from './slabs.law.ts'
import { newSurcharge, oldSurcharge } from './income-tax.law.ts'
import { firstDayOfYear, type FinancialYear, type TaxRegime } from './year.ts'

export interface Surcharge {
  beforeRelief: Exact
  /** The reduction that keeps tax from growing by more than the income above the threshold. */
  relief: Exact
  /** The band with the threshold that the income exceeds; null below all of them. */
  band: Band | null
  used: Used<readonly Band[]>
}

/** The surcharge on a tax after rebate. The relief is measured before cess. */
export function surchargeOn(
  book: LawBook,
  of: { financialYear: FinancialYear; regime: TaxRegime },
  slabs: readonly Band[],
  incomePaise: Paise,
  tax: Exact,
): Surcharge {
  const law = of.regime === 'new' ? newSurcharge : oldSurcharge
  const used = useLaw(book, law, firstDayOfYear(of.financialYear))
  const index = used.value.findLastIndex(({ aboveRupees }) => incomePaise > aboveRupees * 100)
  const band = used.value[index]
  if (band === undefined) return { beforeRelief: 0n, relief: 0n, band: null, used }
  const threshold = band.aboveRupees * 100
  const atThreshold = slabTax(slabs, threshold)
  const below = rateOf(atThreshold, used.value[index - 1]?.rateBasisPoints ?? 0)
  const most = atThreshold + below + exact(incomePaise - threshold)
  const beforeRelief = rateOf(tax, band.rateBasisPoints)
  return { beforeRelief, relief: more(0n, tax + beforeRelief - most), band, used }
}
