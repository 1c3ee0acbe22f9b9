import { law, type Law, type LawRow } from '../../../../law/law.ts'
import type { Paise } from '../../../../money.ts'
import { joined, listOf, say, type Sentence } from '../../../../sentence.ts'
import { monthSaid } from '../../../../format.ts'

/** The basis of a schedule: the pay of a month, half-year or year, or the taxable income of the year; `none`: abolished. */
export type ProfessionalTaxBasis = 'monthlyGross' | 'halfYearGross' | 'annualGross' | 'annualTaxableIncome' | 'none'

/** The tax from a level of pay on; the highest level reached counts. */
export interface Slab {
  /** Reached above this amount only, or at it. */
  step: 'over' | 'since'
  amountPaise: Paise
  taxPaise: Paise
  /** A month of the year, 1 to 12, with a tax of its own. */
  except?: { month: number; taxPaise: Paise }
}

/** A state's tax for one period of its basis; with `annualTaxableIncome`, for one month. */
export interface TaxTable {
  basis: ProfessionalTaxBasis
  /** The customary months in which a half-year's or year's tax is deducted. */
  deductIn?: readonly number[]
  /** Due only from whoever works at least so many days in the half-year. */
  leastDays?: number
  /** Allowances that the statute does not count as income. */
  leavesOut?: readonly LeftOut[]
  /** In ascending order; below the first there is no tax. */
  slabs: readonly Slab[]
}

export type LeftOut = 'hra' | 'conveyance'

export type Schedule = Law<TaxTable>

/** For rows that start early enough for this product, but not when the law did. */
export const early = 'In force at least from this date; the legal commencement may be earlier.'

/** `in.pt.KA`; with a gender or a local body appended where a state has several: `in.pt.MH.female`. */
export function schedule(id: string, name: string, rows: readonly LawRow<TaxTable>[]): Schedule {
  return law(id, say`Professional tax: ${name}`, 'table', rows, tableWords)
}

/** The tax above an amount. */
export function over(amountPaise: Paise, taxPaise: Paise, except?: Slab['except']): Slab {
  return except === undefined
    ? { step: 'over', amountPaise, taxPaise }
    : { step: 'over', amountPaise, taxPaise, except }
}

/** The tax from an amount on, the amount included. */
export function since(amountPaise: Paise, taxPaise: Paise, except?: Slab['except']): Slab {
  return except === undefined
    ? { step: 'since', amountPaise, taxPaise }
    : { step: 'since', amountPaise, taxPaise, except }
}

/** `On monthly pay: above ₹7,500 ₹175; above ₹10,000 ₹200 (Feb ₹300)`. */
function tableWords(table: TaxTable): Sentence {
  const { leastDays, leavesOut = [] } = table
  const scheduled = scheduleWords(table)
  const whole = leastDays === undefined ? scheduled : say`${scheduled}; from ${leastDays} days of work in the half-year`
  return leavesOut.length === 0 ? whole : say`${whole}; without ${listOf(leavesOut.map((one) => leftOut[one]))}`
}

const leftOut = {
  hra: say`house rent allowance`,
  conveyance: say`conveyance and travelling allowances`,
} as const satisfies Record<LeftOut, Sentence>

function scheduleWords({ basis, slabs, deductIn }: TaxTable): Sentence {
  if (basis === 'none') return say`Abolished`
  const steps = said[basis](joined(slabs.map(slabWords), '; '))
  return deductIn === undefined ? steps : say`${steps}; deducted in ${listOf(deductIn.map(monthSaid))}`
}

const said = {
  monthlyGross: (slabs: Sentence) => say`On monthly pay: ${slabs}`,
  halfYearGross: (slabs: Sentence) => say`On half-yearly pay: ${slabs}`,
  annualGross: (slabs: Sentence) => say`On annual pay: ${slabs}`,
  annualTaxableIncome: (slabs: Sentence) => say`Monthly, on annual taxable income: ${slabs}`,
}

function slabWords({ step, amountPaise, taxPaise, except }: Slab): Sentence {
  const [amount, tax] = [{ paise: amountPaise }, { paise: taxPaise }]
  const slab = step === 'over' ? say`above ${amount} ${tax}` : say`from ${amount} ${tax}`
  return except === undefined ? slab : say`${slab} (${monthSaid(except.month)} ${{ paise: except.taxPaise }})`
}
