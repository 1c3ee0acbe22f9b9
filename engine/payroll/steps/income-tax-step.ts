import { lineNames } from '../payslip/line-name.ts'
import { addMonths, monthOf, months, type Month } from '../../day.ts'
import type { Worksheet } from './worksheet.ts'
import { professionalTaxAhead } from './statutory/professional-tax-ahead.ts'
import { providentFundAhead } from './statutory/provident-fund-ahead.ts'
import { isOfEarlierReading, type StatutoryInput } from '../payslip/statutory-input.ts'
import { lastOfYear } from './statutory/professional-tax-step.ts'
import { monthlyWithholding } from '../rules/in/withholding/withholding.ts'
import { lastSalary } from './statutory/insured-wages.ts'
import { contracted, sumWhere } from './wage-bases.ts'
import { taxablePromise } from './taxable-month.ts'
import { taxOfYear, yearOfPayment } from '../tax/tax-year.ts'
import { plural, say } from '../../sentence.ts'

/**
 * Tax to withhold: the year is projected from past pay, this month and the present salary, and what is left of its tax is spread over the
 * payments to come. The law is that of the payment date. Source: rule book 5.7.
 */
export function incomeTax(sheet: Worksheet): void {
  const { input, facts, book } = sheet
  const statutory = input.statutory
  const terms = statutory?.tax ?? null
  if (statutory === null || terms === null) return
  const month = monthOf(input.payDate)
  const { leftOn } = input.employment
  // If a month is paid in the next one, the last pay comes a month after the last working day.
  const later = months(input.month, month).length - 1
  const ahead = monthsAhead(month, leftOn === null ? null : addMonths(monthOf(leftOn), later))
  // A future payment is for the same number of months before it as this one.
  const wageMonths = ahead.map((one) => addMonths(one, -later))
  const promise = taxablePromise(lastSalary(sheet))
  const { soFar } = statutory
  const year = taxOfYear(
    book,
    {
      financialYear: yearOfPayment(input.payDate),
      soFar,
      thisMonth: { month, tax: facts.tax },
      ahead: {
        months: ahead,
        pay: promise,
        ...takenAhead(sheet, statutory, wageMonths),
      },
    },
    terms,
  )
  const { declarations } = terms
  const result = monthlyWithholding(book, {
    year,
    paidToDatePaise: soFar.tax.salaryPaise,
    thisMonthPaise: facts.tax.salaryPaise - facts.tax.oneOffPaise,
    monthlyProjectedPaise: promise.salaryPaise,
    oneOffPaise: facts.tax.oneOffPaise,
    hasPan: terms.hasPan,
    noPanDespiteRebate: terms.noPanDespiteRebate,
    bonusMode: terms.bonusMode,
    deductedThisEmployerPaise: soFar.tax.tdsPaise,
    opening: soFar.opening,
    deductedPreviousEmployerPaise: declarations.previousEmployer.tdsPaise,
    otherTdsTcsPaise: declarations.otherTdsPaise,
    remainingMonths: ahead.length + 1,
  })
  facts.tax.tdsPaise = result.tdsPaise
  const deductedBefore = soFar.tax.tdsPaise + declarations.previousEmployer.tdsPaise + declarations.otherTdsPaise
  facts.taxYear = {
    financialYear: yearOfPayment(input.payDate),
    regime: terms.regime,
    projectedPaise: result.projectedGrossPaise,
    totalIncomePaise: isOfEarlierReading(statutory) ? result.tax.totalIncomePaise : result.totalIncomePaise,
    taxPaise: result.annualTaxPaise,
    surchargePaise: result.surchargePaise,
    cessPaise: result.cessPaise,
    deductedPaise: deductedBefore + result.tdsPaise,
    leftPaise: result.balancePaise - result.tdsPaise,
    paymentsLeft: ahead.length,
    // A zero line is left out of the payslip, so the explanation of the zero goes here.
    steps: result.tdsPaise === 0 ? result.trace : [],
  }
  const words = say`${{ paise: result.balancePaise }} is the balance of the year's tax of ${{ paise: result.annualTaxPaise }}, over ${plural(ahead.length + 1, { one: '# month', other: '# months' })}`
  sheet.addStatutory('TDS', lineNames.TDS.text, 'deduction', result.tdsPaise, words, result.trace)
}

/** PF and professional tax for the wage months to come, each at the pay of a full month. */
function takenAhead(sheet: Worksheet, statutory: StatutoryInput, wageMonths: readonly Month[]) {
  const { facts, book } = sheet
  const gender = statutory.pt?.gender ?? ('other' as const)
  if (isOfEarlierReading(statutory)) {
    const pt = facts.pt === null || facts.pt.taxPaise <= 0 ? null : { ...facts.pt, gender }
    const monthPaise = (facts.pf?.employeePaise ?? 0) + (facts.pf?.vpfPaise ?? 0)
    return {
      pfPaise: monthPaise * wageMonths.length,
      employerPfPaise: 0,
      ptPaise: professionalTaxAhead(book, pt, wageMonths),
    }
  }
  const lines = lastSalary(sheet)
  const basePaise = sumWhere(contracted(lines), ({ ptWage }) => ptWage)
  return {
    ...providentFundAhead(book, statutory, lines, wageMonths),
    ptPaise: professionalTaxAhead(book, facts.pt === null ? null : { ...facts.pt, gender, basePaise }, wageMonths),
  }
}

/** The months after this one with pay in the financial year; `lastPay` is a leaver's last one. */
function monthsAhead(month: Month, lastPay: Month | null): Month[] {
  const end = lastOfYear(month)
  const last = lastPay !== null && lastPay < end ? lastPay : end
  return last <= month ? [] : months(addMonths(month, 1), last)
}
