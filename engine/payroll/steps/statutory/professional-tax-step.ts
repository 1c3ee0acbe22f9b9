import { lineNames } from '../../payslip/line-name.ts'
import { addMonths, financialYear, months, monthOf, type Month } from '../../../day.ts'
import type { Paise } from '../../../money.ts'
import { monthText } from '../../../format.ts'
import { arrearsCode } from '../arrears-step.ts'
import type { Worksheet } from '../worksheet.ts'
import { daysOfWork, professionalTaxOfMonth, professionalTaxPeriod } from '../../rules/in/professional-tax/month.ts'
import { taxTable } from '../../rules/in/professional-tax/professional-tax.ts'
import type { TaxTable } from '../../rules/in/professional-tax/schedule.ts'
import type { Treatment } from '../../payslip/treatment.ts'
import { stateName } from '../../rules/in/state-names.ts'
import { lastSalary } from './insured-wages.ts'
import type { PtTerms, Workplace } from '../../payslip/statutory-input.ts'
import { contracted, earned, sumWhere } from '../wage-bases.ts'
import { workplace } from '../workplace.ts'
import { isTaxedBy, type TaxedBy } from '../../payslip/year-so-far.ts'
import { say } from '../../../sentence.ts'

/** Professional tax of the state where the person works at the end of the month. Source: rule book 3. */
export function professionalTax(sheet: Worksheet): void {
  lateTaxes(sheet)
  const terms = sheet.input.statutory?.pt ?? null
  const place = workplace(sheet.input)
  if (terms === null || place === null || terms.exempt !== null) return
  const table = taxTable(sheet.book, { ...place, gender: terms.gender }, sheet.input.month)?.value
  const counts = countedBy(terms, table)
  const basePaise = paidForIt(sheet, terms, counts)
  const result = basePaise <= 0 ? null : taxOf(sheet, { terms, place, counts }, basePaise)
  const taxPaise = result?.taxPaise ?? 0
  const byDays = terms.settings.countsDays === true && table?.leastDays !== undefined
  sheet.facts.pt = {
    state: place.state,
    localBody: place.localBody,
    ...(byDays && { countsDays: true }),
    basePaise,
    taxPaise,
  }
  sheet.addStatutory(
    'PT',
    lineNames.PT.text,
    'deduction',
    taxPaise,
    say`On ${{ paise: basePaise }} in ${stateName(place.state)}`,
    result?.trace ?? [],
  )
}

/** For earlier months that are paid or reversed as a whole: each has its own tax. */
function lateTaxes(sheet: Worksheet): void {
  for (const { month, stateTaxes } of sheet.input.arrears) {
    const pt = stateTaxes?.pt ?? null
    if (pt === null) continue
    sheet.facts.ptArrears = [...(sheet.facts.ptArrears ?? []), { ...pt, month }]
    const period = stateTaxes?.ptPeriod
    const words =
      period === undefined
        ? say`For ${{ month }}, on ${{ paise: pt.basePaise }} in ${stateName(pt.state)}`
        : say`${{ month: period.from }} to ${{ month: period.to }} recalculated, on ${{ paise: period.basePaise }} in ${stateName(pt.state)}`
    const name = `${lineNames.PT.text}, ${monthText(month)}`
    sheet.addStatutory(arrearsCode('PT', month), name, 'deduction', pt.taxPaise, words, [])
  }
}

type Counts = (treatment: Treatment) => boolean

/** The pay that counts for the tax: by its flag, less the allowances that the state's statute leaves out. */
function countedBy({ settings }: PtTerms, table: TaxTable | undefined): Counts {
  const leftOut: readonly string[] = (settings.statutoryIncome === true ? table?.leavesOut : undefined) ?? []
  return ({ ptWage, taxHead }) => ptWage && !leftOut.includes(taxHead)
}

function taxOf(
  sheet: Worksheet,
  { terms, place, counts }: { terms: PtTerms; place: Workplace; counts: Counts },
  monthPaise: Paise,
) {
  const { input, book } = sheet
  const { month, employment, statutory } = input
  const { state, localBody } = place
  const at = { state, localBody, gender: terms.gender }
  const period = professionalTaxPeriod(book, at, month)
  const soFar = statutory?.soFar
  const before = period === null ? undefined : months(period.from, period.to).length > 6 ? soFar?.year : soFar?.halfYear
  const late = lateIn(sheet, place, period?.from ?? month)
  const ofYear = lateIn(sheet, place, `${financialYear(month).slice(0, 4)}-04`)
  const promise = sumWhere(contracted(lastSalary(sheet)), counts)
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
      taxableIncomePaise: incomeOfYear(sheet, monthPaise, promise, isLast),
      takenInPeriodPaise: (before?.taxPaise ?? 0) + late.taxPaise,
      takenInYearPaise: (soFar?.ptOfYearPaise ?? soFar?.year.taxPaise ?? 0) + ofYear.taxPaise,
      since: period !== null && joined >= period.from ? joined : null,
      daysInPeriod: period === null ? null : daysOfWork(period, employment),
      isLast,
    },
    terms.settings,
  )
}

/** What this payslip deducts for earlier months from one on, for one state or local body. */
function lateIn(sheet: Worksheet, place: TaxedBy, from: Month): { basePaise: Paise; taxPaise: Paise } {
  const sums = { basePaise: 0, taxPaise: 0 }
  for (const pt of sheet.facts.ptArrears ?? []) {
    if (pt.month < from || !isTaxedBy(place)(pt)) continue
    sums.basePaise += pt.basePaise
    sums.taxPaise += pt.taxPaise
  }
  return sums
}

/** For schedules by annual taxable income: what was paid and what is still to come of it, before deductions. */
function incomeOfYear(sheet: Worksheet, monthPaise: Paise, promise: Paise, isLast: boolean): Paise {
  const { month, statutory } = sheet.input
  const ahead = isLast ? 0 : months(month, lastOfYear(month)).length - 1
  return (statutory?.soFar.tax.salaryPaise ?? 0) + monthPaise + promise * ahead
}

/** March of the financial year of a month. */
export function lastOfYear(month: Month): Month {
  return addMonths(`${financialYear(month).slice(0, 4)}-04`, 11)
}

function paidForIt(sheet: Worksheet, { countsOneOffs }: PtTerms, counts: Counts): Paise {
  const pay = countsOneOffs ? earned(sheet, 'monthly', 'oneOff', 'arrears') : earned(sheet, 'monthly')
  return sumWhere(pay, counts)
}
