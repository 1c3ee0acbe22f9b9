import { valueText } from '@muster/engine/law/use.ts'
import type { Unit } from '@muster/engine/law/law.ts'
import type { WelfareTerms } from '@muster/engine/payroll/rules/in/labour-welfare-fund.ts'
import type { Slab, TaxTable } from '@muster/engine/payroll/rules/in/professional-tax-schedule.ts'
import { monthName, percentText, rupeeText } from '@muster/engine/words.ts'
import { areaOf } from './law-shape.ts'

/** A value of the law as a person reads it; the tables of the states and of the tax in sentences. */
export function lawText(id: string, unit: Unit, value: unknown): string {
  if (unit !== 'table') return valueText(unit, value)
  // Every value of these tables has the shape of its law: the law's own by its type, an own one by its check.
  if (areaOf(id) === 'pt') return taxText(value as TaxTable)
  if (areaOf(id) === 'lwf') return fundText(value as WelfareTerms)
  if (isBands(value)) return value.map(bandText).join('; ')
  return valueText(unit, value)
}

function taxText({ basis, slabs, deductIn }: TaxTable): string {
  if (basis === 'none') return 'Abolished'
  const steps = slabs.map(slabText).join('; ')
  const taken = deductIn === undefined ? '' : `; taken in ${monthNames(deductIn)}`
  return `${bases[basis]}: ${steps}${taken}`
}

const bases = {
  monthlyGross: 'A month, by its pay',
  halfYearGross: 'A half-year, by its pay',
  annualGross: 'A year, by its pay',
  annualTaxableIncome: 'A month, by the taxable income of the year',
}

function slabText({ step, amountPaise, taxPaise, except }: Slab): string {
  const other = except === undefined ? '' : ` (${monthName(except.month)} ${rupeeText(except.taxPaise)})`
  return `${step === 'over' ? 'above' : 'from'} ${rupeeText(amountPaise)} ${rupeeText(taxPaise)}${other}`
}

function fundText(terms: WelfareTerms): string {
  const { months, limit, due } = terms
  const shares =
    'employeePaise' in terms
      ? `Employee ${rupeeText(terms.employeePaise)}, employer ${rupeeText(terms.employerPaise)}`
      : `Employee ${percentText(terms.rateBasisPoints)} of the wages up to ${rupeeText(terms.employeeCapPaise)}, employer ${terms.employerTimes} times that`
  const when = months === 'every' ? 'every month' : `in ${monthNames(months)}`
  const whom = limit === undefined ? '' : `; ${limit.of} up to wages of ${rupeeText(limit.wagePaise)}`
  return `${shares}, ${when}${whom}; due ${due}`
}

interface Band {
  aboveRupees: number
  rateBasisPoints: number
}

function isBands(value: unknown): value is Band[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((band: Partial<Band> | null) => band?.aboveRupees !== undefined && band.rateBasisPoints !== undefined)
  )
}

function bandText({ aboveRupees, rateBasisPoints }: Band): string {
  return `${percentText(rateBasisPoints)} above ${rupeeText(aboveRupees * 100)}`
}

function monthNames(months: readonly number[]): string {
  return months.map(monthName).join(' and ')
}
