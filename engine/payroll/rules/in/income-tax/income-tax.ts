import type { LawBook } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw, type Used } from '../../../../law/use.ts'
import { checkPaise, type Paise } from '../../../../money.ts'
import { sectionName } from '../forms/form-names.ts'
import { exact, less, more, rateOf, toNearest, toPaise, type Exact } from './exact.ts'
import { cess, newRebate, oldRebate, roundedTo, type Rebate } from './income-tax.law.ts'
import { slabSteps, slabsOf, slabTax, type SlabsOf } from './slabs.ts'
import { step } from './step.ts'
import { surchargeOn, type Surcharge } from './surcharge.ts'
import { firstDayOfYear } from './year.ts'
import { say, type SentenceValue } from '../../../../sentence.ts'

export interface IncomeTaxInput extends SlabsOf {
  /** For the year, before rounding; below zero counts as zero. */
  totalIncomePaise: Paise
}

/** The tax of a year. Every amount is rounded from the exact one to the paisa, half a paisa up. */
export interface IncomeTax {
  /** The taxed income: paise dropped, rounded to the nearest ten rupees. */
  taxedIncomePaise: Paise
  slabTaxPaise: Paise
  /** Including its marginal relief. */
  rebatePaise: Paise
  taxAfterRebatePaise: Paise
  surchargeBeforeReliefPaise: Paise
  /** Of the surcharge. */
  marginalReliefPaise: Paise
  /** After the relief. */
  surchargePaise: Paise
  cessPaise: Paise
  totalTaxExactPaise: Paise
  /** To the nearest ten rupees. */
  totalTaxPaise: Paise
  trace: TraceStep[]
}

/**
 * Income tax of a year on a total income without income at special rates. Source: Income-tax Act 1961 s.115BAC, 87A, 288A, 288B;
 * Income-tax Act 2025 s.202, 156, 516; Finance Acts 2023 to 2026.
 *
 * @throws LawError for a year before 2023-24 · RangeError if the text is not a financial year
 */
export function incomeTax(book: LawBook, input: IncomeTaxInput): IncomeTax {
  const day = firstDayOfYear(input.financialYear)
  const unit = useLaw(book, roundedTo, day)
  const taxed = toNearest(exact(Math.max(0, checkPaise(input.totalIncomePaise, 'total income'))), unit.value)
  const slabs = slabsOf(book, input)
  const slab = slabTax(slabs.value, taxed)
  const rebateLaw = useLaw(book, input.regime === 'new' ? newRebate : oldRebate, day)
  const rebate = input.resident ? rebateOf(rebateLaw.value, taxed, slab) : 0n
  const afterRebate = slab - rebate
  const surcharge = surchargeOn(book, input, slabs.value, taxed, afterRebate)
  const withSurcharge = afterRebate + surcharge.beforeRelief - surcharge.relief
  const cessRate = useLaw(book, cess, day)
  const cessOn = rateOf(withSurcharge, cessRate.value)
  const total = withSurcharge + cessOn
  const totalTaxPaise = toNearest(total, unit.value)
  const slabTaxPaise = toPaise(slab)
  const section = sectionName(book, day, 'rebate')
  return {
    taxedIncomePaise: taxed,
    slabTaxPaise,
    rebatePaise: toPaise(rebate),
    taxAfterRebatePaise: toPaise(afterRebate),
    surchargeBeforeReliefPaise: toPaise(surcharge.beforeRelief),
    marginalReliefPaise: toPaise(surcharge.relief),
    surchargePaise: toPaise(surcharge.beforeRelief - surcharge.relief),
    cessPaise: toPaise(cessOn),
    totalTaxExactPaise: toPaise(total),
    totalTaxPaise,
    trace: [
      step(say`Total income, to the nearest ${{ paise: unit.value * 100 }}`, taxed, unit.use),
      ...slabSteps(slabs.value, taxed),
      step(
        input.regime === 'new' ? say`Tax as per new regime slabs` : say`Tax as per old regime slabs`,
        slabTaxPaise,
        slabs.use,
      ),
      ...rebateSteps(rebateLaw, section, taxed, rebate),
      ...surchargeSteps(surcharge),
      step(say`Health and education cess of ${{ basisPoints: cessRate.value }}`, toPaise(cessOn), cessRate.use),
      step(say`Income tax for the year, to the nearest ${{ paise: unit.value * 100 }}`, totalTaxPaise, unit.use),
    ],
  }
}

function rebateOf({ limitRupees, mostRupees, marginalRelief }: Rebate, taxed: Paise, tax: Exact): Exact {
  const above = taxed - limitRupees * 100
  if (above <= 0) return less(tax, exact(mostRupees * 100))
  return marginalRelief ? more(0n, tax - exact(above)) : 0n
}

function rebateSteps({ value, use }: Used<Rebate>, section: SentenceValue, taxed: Paise, rebate: Exact): TraceStep[] {
  if (rebate === 0n) return []
  const limit = { paise: value.limitRupees * 100 }
  const words =
    taxed <= limit.paise
      ? say`Less rebate (${section}): the income is not above ${limit}`
      : say`Less rebate (${section}): tax is no more than the income above ${limit}`
  return [step(words, -toPaise(rebate), use)]
}

function surchargeSteps({ beforeRelief, relief, band, used }: Surcharge): TraceStep[] {
  if (band === null) return []
  const threshold = { paise: band.aboveRupees * 100 }
  const words = say`Surcharge of ${{ basisPoints: band.rateBasisPoints }}, as the income is above ${threshold}`
  const steps = [step(words, toPaise(beforeRelief), used.use)]
  if (relief > 0n) {
    steps.push(
      step(
        say`Less marginal relief, so that the tax increase does not exceed the income above ${threshold}`,
        -toPaise(relief),
      ),
    )
  }
  return steps
}
