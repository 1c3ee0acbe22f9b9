import { lineNames } from '../../payslip/line-name.ts'
import { addMonths, financialYear, months, monthOf, type Month } from '../../../day.ts'
import type { Paise } from '../../../money.ts'
import { monthText } from '../../../format.ts'
import { arrearsCode } from '../arrears-step.ts'
import type { Worksheet } from '../worksheet.ts'
import { professionalTaxOfMonth, professionalTaxPeriod } from '../../rules/in/professional-tax/month.ts'
import { stateName } from '../../rules/in/state-names.ts'
import { lastSalary } from './state-insurance-step.ts'
import type { PtTerms, Workplace } from '../../statutory/statutory-input.ts'
import { contracted, earned, sumWhere } from '../wage-bases.ts'
import { workplace } from '../workplace.ts'
import { say } from '../../../sentence.ts'

/** Professional tax of the state where the person works at the end of the month. Source: rule book 3. */
export function professionalTax(sheet: Worksheet): void {
  lateTaxes(sheet)
  const terms = sheet.input.statutory?.pt ?? null
  const place = workplace(sheet.input)
  if (terms === null || place === null || terms.exempt !== null) return
  const basePaise = paidForIt(sheet, terms)
  const result = basePaise <= 0 ? null : taxOf(sheet, terms, place, basePaise)
  const taxPaise = result?.taxPaise ?? 0
  sheet.facts.pt = { state: place.state, localBody: place.localBody, basePaise, taxPaise }
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

function taxOf(sheet: Worksheet, terms: PtTerms, place: Workplace, monthPaise: Paise) {
  const { input, book } = sheet
  const { month, employment, statutory } = input
  const { state, localBody } = place
  const at = { state, localBody, gender: terms.gender }
  const period = professionalTaxPeriod(book, at, month)
  const soFar = statutory?.soFar
  const before = period === null ? undefined : months(period.from, period.to).length > 6 ? soFar?.year : soFar?.halfYear
  const late = lateIn(sheet, state, period?.from ?? month)
  const ofYear = lateIn(sheet, null, `${financialYear(month).slice(0, 4)}-04`)
  const promise = sumWhere(contracted(lastSalary(sheet)), ({ ptWage }) => ptWage)
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
      takenInYearPaise: (soFar?.ptOfYearPaise ?? 0) + ofYear.taxPaise,
      since: period !== null && joined >= period.from ? joined : null,
      isLast,
    },
    terms.settings,
  )
}

/** What this payslip deducts for earlier months from one on, in one state or in all. */
function lateIn(sheet: Worksheet, state: string | null, from: Month): { basePaise: Paise; taxPaise: Paise } {
  const sums = { basePaise: 0, taxPaise: 0 }
  for (const pt of sheet.facts.ptArrears ?? []) {
    if (pt.month < from || (state !== null && pt.state !== state)) continue
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

function paidForIt(sheet: Worksheet, { countsOneOffs }: PtTerms): Paise {
  const pay = countsOneOffs ? earned(sheet, 'monthly', 'oneOff', 'arrears') : earned(sheet, 'monthly')
  return sumWhere(pay, ({ ptWage }) => ptWage)
}
