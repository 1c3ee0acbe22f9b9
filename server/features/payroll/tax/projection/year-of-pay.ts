import type { Month, Paise } from '@muster/contract/values.ts'
import { addMonths, earliest, latest, monthOf, months } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { professionalTaxAhead } from '@muster/engine/payroll/steps/statutory/professional-tax-ahead.ts'
import { providentFundAhead } from '@muster/engine/payroll/steps/statutory/provident-fund-ahead.ts'
import { contracted, sumWhere } from '@muster/engine/payroll/steps/wage-bases.ts'
import type { YearOfPay } from '@muster/engine/payroll/tax/tax-year.ts'
import { taxablePromise } from '@muster/engine/payroll/steps/taxable-month.ts'
import { plainPay } from '@muster/engine/payroll/payslip/treatment.ts'
import { sumOfTax, yearSoFar, type EarlierMonth } from '@muster/engine/payroll/payslip/year-so-far.ts'
import type { PayOfYear } from './projection.queries.ts'
import type { TaxYear } from '../tax-year.ts'

export interface ProjectedYear extends Pick<YearOfPay, 'soFar' | 'ahead'> {
  paidMonths: number
  /** For the whole year. */
  salaryPaise: Paise
}

/** A year of pay: locked months as they were paid, and the rest until March or the last working day at the present salary. */
export function yearOfPay(book: LawBook, year: TaxYear, pay: PayOfYear): ProjectedYear {
  const earlier = pay.paid.map(earlierMonth)
  const ahead = monthsAhead(year, pay)
  // If the pay day is in the next month, a payment is for the month before it.
  const workedIn = ahead.map((month) => addMonths(month, -pay.later))
  const lines = (pay.lines ?? []).map((line) => ({ ...line, treatment: { ...plainPay, ...pay.treatments[line.code] } }))
  const promise = taxablePromise(lines)
  // A reversal says nothing about the months ahead.
  const last = earlier.findLast(({ tax }) => tax.salaryPaise > 0)
  const fullMonth = sumWhere(contracted(lines), ({ ptWage }) => ptWage)
  const pt = last?.pt == null ? null : { ...last.pt, gender: pay.gender, basePaise: fullMonth }
  const soFar = yearSoFar(book, addMonths(year.to, 1), null, earlier)
  return {
    soFar: { tax: soFar.tax, housing: soFar.housing },
    ahead: {
      months: ahead,
      pay: promise,
      ...providentFundAhead(book, pay.statutory ?? { pf: null }, lines, workedIn),
      ptPaise: professionalTaxAhead(book, pt, workedIn),
    },
    paidMonths: new Set(earlier.map(({ month }) => month)).size,
    salaryPaise: soFar.tax.salaryPaise + promise.salaryPaise * ahead.length,
  }
}

/** The months after the last paid one, or from the present month if none was paid. */
function monthsAhead({ from, to, today }: TaxYear, { joinedOn, leftOn, paid, lines, later }: PayOfYear): Month[] {
  if (lines === null) return []
  const lastPaid = paid.at(-1)?.month
  const first = latest(
    from,
    addMonths(monthOf(joinedOn), later),
    lastPaid === undefined ? monthOf(today) : addMonths(lastPaid, 1),
  )
  const end = leftOn === null ? to : earliest(to, addMonths(monthOf(leftOn), later))
  return first > end ? [] : months(first, end)
}

/** Payslips from before statutory pay have no facts: their gross pay counts as salary. */
function earlierMonth({ month, grossPaise, facts }: PayOfYear['paid'][number]): EarlierMonth {
  const tax = facts.tax ?? { ...sumOfTax([]), salaryPaise: grossPaise, regime: null }
  return { month, pt: facts.pt ?? null, tax, esiCovered: facts.esi?.covered ?? false }
}
