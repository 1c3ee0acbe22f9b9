import type { Day, Id, Paise } from '@muster/contract/values.ts'
import { addMonths, firstDay, lastDay, monthsOfFinancialYear, type Month } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { sum } from '@muster/engine/money.ts'
import { taxQuarter } from '@muster/engine/payroll/outputs/due-days.ts'
import { sumOfBenefits } from '@muster/engine/payroll/benefits.ts'
import { paidPaise } from '@muster/engine/payroll/outputs/tax-annexure.ts'
import { form16PartB, type Form16PartB } from '@muster/engine/payroll/rules/in/forms/form-16.ts'
import type { Form16Input } from '@muster/engine/payroll/rules/in/forms/form-16-figures.ts'
import { perquisiteStatement, type PerquisiteStatement } from '@muster/engine/payroll/rules/in/perquisites/statement.ts'
import { noDeclarations } from '@muster/engine/payroll/statutory/statutory-input.ts'
import { taxablePromise } from '@muster/engine/payroll/steps/taxable-month.ts'
import { taxOfYear } from '@muster/engine/payroll/tax/tax-year.ts'
import { sumOfTax, yearSoFar } from '@muster/engine/payroll/tax/year-so-far.ts'
import type { TaxFactsOfPerson } from '../tax/index.ts'
import type { PaidMonth, PaidYear } from './year.queries.ts'

/** Part B of one employee's year: the rows, and the text around them. It holds no identity numbers. */
export interface PartB extends Form16PartB {
  person: { name: string; code: string; designation: string }
  /** From the first to the last paid month, limited by joining and leaving. */
  from: Day
  to: Day
  /** Net tax payable: the last row. */
  taxPaise: Paise
  /** Withheld by this employer. */
  tdsPaise: Paise
  /** Withheld by previous employers in the year, as declared. */
  earlierTdsPaise: Paise
  /** The perquisites statement, for an employee with benefits in kind. */
  perquisites?: PerquisiteStatement
  quarters: { name: string; paidPaise: Paise; tdsPaise: Paise }[]
  /** The legal entity that paid the year, if not the organisation itself. */
  entity?: Id
}

export interface YearOfPerson extends PaidYear {
  birthDate: Day | null
  resident: boolean
  tax: TaxFactsOfPerson | undefined
  collectedPaise: Paise
}

/** The certificate's figures from actual pay and accepted declarations. */
export function partB(book: LawBook, financialYear: string, year: YearOfPerson): PartB {
  const { name, code, designation, joinedOn, leftOn } = year.person
  const months = wholeMonths(year.months)
  const first = firstDay(months[0]?.month ?? `${financialYear.slice(0, 4)}-04`)
  const last = lastDay(months.at(-1)?.month ?? first.slice(0, 7))
  const input = form16Input(book, financialYear, { ...year, months })
  const made = form16PartB(book, input)
  const benefits = sumOfBenefits(year.months.map(({ tax }) => tax.benefits ?? []))
  const { perquisitesPaise } = input
  const perquisites = perquisiteStatement(book, { financialYear, benefits, perquisitesPaise })
  return {
    ...made,
    ...(perquisites && { perquisites }),
    ...(year.entity === null ? {} : { entity: year.entity }),
    person: { name, code, designation },
    from: joinedOn > first ? joinedOn : first,
    to: leftOn !== null && leftOn < last ? leftOn : last,
    taxPaise: made.rows.find(({ figure }) => figure === 'netTax')?.amountPaise ?? 0,
    tdsPaise: sum(months.map(({ tax }) => tax.tdsPaise)),
    earlierTdsPaise: year.tax?.declarations.previousEmployer.tdsPaise ?? 0,
    quarters: quartersOf(book, financialYear, months),
  }
}

/** The year as the last pay run withheld for it: no month is being paid and none is to come. */
export function form16Input(book: LawBook, financialYear: string, year: YearOfPerson): Form16Input {
  const { regime, declarations } = year.tax ?? { regime: 'new' as const, declarations: noDeclarations }
  const afterYear: Month = addMonths(monthsOfFinancialYear(financialYear).at(-1)!, 1)
  const paid = year.months.map((one) => ({ ...one, esiCovered: false }))
  const soFar = yearSoFar(book, afterYear, null, paid)
  const nothing = { months: [], pay: taxablePromise([]), pfPaise: 0, ptPaise: 0 }
  // Terms that only affect the monthly deduction make no difference to the year's tax.
  const monthly = { hasPan: true, bonusMode: 'spread', noPanDespiteRebate: false, perquisites: [] } as const
  const terms = { regime, declarations, birthDate: year.birthDate, resident: year.resident, ...monthly }
  const collected = Math.min(year.collectedPaise, declarations.otherTdsPaise)
  return {
    ...taxOfYear(book, { financialYear, soFar, thisMonth: null, ahead: nothing }, terms),
    salaryPaise: soFar.tax.salaryPaise,
    reliefPaise: 0,
    otherTdsPaise: declarations.otherTdsPaise - collected,
    otherTcsPaise: collected,
  }
}

/** One entry a month: a payslip and its reversal add up to what was paid in it. */
function wholeMonths(documents: readonly PaidMonth[]): PaidMonth[] {
  return [...Map.groupBy(documents, ({ month }) => month)].map(([month, list]) => ({
    month,
    pt: list.at(-1)?.pt ?? null,
    tax: { ...sumOfTax(list), regime: list.at(-1)?.tax.regime ?? null },
  }))
}

function quartersOf(book: LawBook, financialYear: string, months: readonly PaidMonth[]): PartB['quarters'] {
  return [0, 3, 6, 9].map((at) => {
    const quarter = taxQuarter(book, monthsOfFinancialYear(financialYear)[at]!)
    const paid = months.filter(({ month }) => quarter.months.includes(month))
    return {
      name: quarter.name,
      paidPaise: sum(paid.map(({ tax }) => paidPaise(tax))),
      tdsPaise: sum(paid.map(({ tax }) => tax.tdsPaise)),
    }
  })
}
