import { addMonths, financialYear, months, monthOf, type Month } from '../../../day.ts'
import type { Paise } from '../../../money.ts'
import { monthText, rupeeText } from '../../../words.ts'
import { arrearsCode } from '../arrears-step.ts'
import type { Draft } from '../draft.ts'
import { professionalTaxOfMonth, professionalTaxPeriod } from '../../rules/in/professional-tax/month.ts'
import { stateName } from '../../rules/in/state-names.ts'
import { lastSalary } from './state-insurance-step.ts'
import type { PtTerms, Workplace } from '../../statutory/statutory-input.ts'
import { contracted, earned, sumWhere } from '../wage-bases.ts'
import { workplace } from '../workplace.ts'

/** Professional tax of the state where the person works at the end of the month. Source: rule book 3. */
export function professionalTax(draft: Draft): void {
  lateTaxes(draft)
  const terms = draft.input.statutory?.pt ?? null
  const place = workplace(draft.input)
  if (terms === null || place === null || terms.exempt !== null) return
  const basePaise = paidForIt(draft, terms)
  const result = basePaise <= 0 ? null : taxOf(draft, terms, place, basePaise)
  const taxPaise = result?.taxPaise ?? 0
  draft.facts.pt = { state: place.state, localBody: place.localBody, basePaise, taxPaise }
  draft.addStatutory(
    'PT',
    'Professional tax',
    'deduction',
    taxPaise,
    `On ${rupeeText(basePaise)} in ${stateName(place.state)}`,
    result?.trace ?? [],
  )
}

/** Of earlier months that are paid, or taken back, as a whole: each has its own tax. */
function lateTaxes(draft: Draft): void {
  for (const { month, stateTaxes } of draft.input.arrears) {
    const pt = stateTaxes?.pt ?? null
    if (pt === null) continue
    draft.facts.ptArrears = [...(draft.facts.ptArrears ?? []), { ...pt, month }]
    const period = stateTaxes?.ptPeriod
    const words =
      period === undefined
        ? `Of ${monthText(month)} itself, on ${rupeeText(pt.basePaise)} in ${stateName(pt.state)}`
        : `${monthText(period.from)} to ${monthText(period.to)} settled again, on ${rupeeText(period.basePaise)} in ${stateName(pt.state)}`
    const name = `Professional tax, ${monthText(month)}`
    draft.addStatutory(arrearsCode('PT', month), name, 'deduction', pt.taxPaise, words, [])
  }
}

function taxOf(draft: Draft, terms: PtTerms, place: Workplace, monthPaise: Paise) {
  const { input, book } = draft
  const { month, employment, statutory } = input
  const { state, localBody } = place
  const at = { state, localBody, gender: terms.gender }
  const period = professionalTaxPeriod(book, at, month)
  const soFar = statutory?.soFar
  const before = period === null ? undefined : months(period.from, period.to).length > 6 ? soFar?.year : soFar?.halfYear
  const late = lateIn(draft, state, period?.from ?? month)
  const ofYear = lateIn(draft, null, `${financialYear(month).slice(0, 4)}-04`)
  const promise = sumWhere(contracted(lastSalary(draft)), ({ ptWage }) => ptWage)
  const isLast = employment.leftOn !== null && monthOf(employment.leftOn) <= month
  const ahead = period === null || isLast ? 0 : months(month, period.to).length - 1
  const joined = monthOf(employment.joinedOn)
  return professionalTaxOfMonth(
    book,
    {
      ...at,
      month,
      monthPaise,
      periodPaise: (before?.basePaise ?? 0) + late.basePaise + monthPaise + promise * ahead,
      taxableIncomePaise: incomeOfYear(draft, monthPaise, promise, isLast),
      takenInPeriodPaise: (before?.taxPaise ?? 0) + late.taxPaise,
      takenInYearPaise: (soFar?.ptOfYearPaise ?? 0) + ofYear.taxPaise,
      since: period !== null && joined >= period.from ? joined : null,
      isLast,
    },
    terms.settings,
  )
}

/** What this payslip takes for earlier months from one on, in a state or in all. */
function lateIn(draft: Draft, state: string | null, from: Month): { basePaise: Paise; taxPaise: Paise } {
  const sums = { basePaise: 0, taxPaise: 0 }
  for (const pt of draft.facts.ptArrears ?? []) {
    if (pt.month < from || (state !== null && pt.state !== state)) continue
    sums.basePaise += pt.basePaise
    sums.taxPaise += pt.taxPaise
  }
  return sums
}

/** Where the taxable income of the year decides: what was paid and what is still to come of it, before deductions. */
function incomeOfYear(draft: Draft, monthPaise: Paise, promise: Paise, isLast: boolean): Paise {
  const { month, statutory } = draft.input
  const ahead = isLast ? 0 : months(month, lastOfYear(month)).length - 1
  return (statutory?.soFar.tax.salaryPaise ?? 0) + monthPaise + promise * ahead
}

/** March of the financial year of a month. */
export function lastOfYear(month: Month): Month {
  return addMonths(`${financialYear(month).slice(0, 4)}-04`, 11)
}

function paidForIt(draft: Draft, { countsOneOffs }: PtTerms): Paise {
  const pay = countsOneOffs ? earned(draft, 'monthly', 'oneOff', 'arrears') : earned(draft, 'monthly')
  return sumWhere(pay, ({ ptWage }) => ptWage)
}
