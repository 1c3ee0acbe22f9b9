import type { Day, Id, Paise } from '@muster/contract/values.ts'
import { addMonths, monthsOfFinancialYear, type Month } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { sum } from '@muster/engine/money.ts'
import { taxQuarter } from '@muster/engine/payroll/outputs/compliance/due-days.ts'
import { sumOfBenefits } from '@muster/engine/payroll/benefits.ts'
import type { Benefit } from '@muster/engine/payroll/rules/in/perquisites/benefit.ts'
import { paidPaise } from '@muster/engine/payroll/outputs/tax-annexure.ts'
import { form16PartB, type Form16PartB } from '@muster/engine/payroll/rules/in/forms/form-16.ts'
import type { Form16Input } from '@muster/engine/payroll/rules/in/forms/form-16-figures.ts'
import { perquisiteStatement, type PerquisiteStatement } from '@muster/engine/payroll/rules/in/perquisites/statement.ts'
import { noDeclarations } from '@muster/engine/payroll/payslip/statutory-input.ts'
import { taxablePromise } from '@muster/engine/payroll/steps/taxable-month.ts'
import { taxOfYear } from '@muster/engine/payroll/tax/tax-year.ts'
import { sumOfTax, yearSoFar } from '@muster/engine/payroll/payslip/year-so-far.ts'
import type { TaxFactsOfPerson } from '../tax/index.ts'
import { periodOf } from './employers/period.ts'
import { knownTo, shareOfYear } from './employers/share-of-year.ts'
import type { PaidMonth, PaidYear } from './year.queries.ts'

/** Part B of one employee's year: the rows, and the text around them. It holds no identity numbers. */
export interface PartB extends Form16PartB {
  person: { name: string; code: string; designation: string }
  /** When with this employer in the year. */
  from: Day
  to: Day
  /** Net tax payable: the last row. */
  taxPaise: Paise
  /** Withheld by this employer. */
  tdsPaise: Paise
  /** Withheld by other employers in the year: as declared, and by other legal entities up to the last pay from this one. */
  earlierTdsPaise: Paise
  /** The perquisites statement, for an employee with benefits in kind. */
  perquisites?: PerquisiteStatement
  quarters: { name: string; paidPaise: Paise; tdsPaise: Paise }[]
  /** The legal entity that certifies, if not the organisation itself. */
  entity?: Id
}

export interface YearOfPerson extends PaidYear {
  /** The employer that certifies its part; null for the organisation itself. */
  entity: Id | null
  birthDate: Day | null
  resident: boolean
  tax: TaxFactsOfPerson | undefined
  collectedPaise: Paise
}

/** An employer's certificate of a year: figures from actual pay and accepted declarations. */
export function partB(book: LawBook, financialYear: string, year: YearOfPerson): PartB {
  const { entity } = year
  const { name, code, designation } = year.person
  const known = knownTo(entity, year.months)
  const own = known.filter((one) => one.entity === entity)
  const months = wholeMonths(own)
  const inputOf = (documents: readonly PaidMonth[]) =>
    form16Input(book, financialYear, { ...year, months: wholeMonths(documents) })
  const input = shareOfYear(book, entity, known, inputOf)
  const made = form16PartB(book, input)
  const ofFunds = input.funds?.perquisitePaise ?? 0
  const benefits = sumOfBenefits([...own.map(({ tax }) => tax.benefits ?? []), benefitOfFunds(ofFunds)])
  const perquisitesPaise = input.perquisitesPaise + ofFunds
  const perquisites = perquisiteStatement(book, { financialYear, benefits, perquisitesPaise })
  const tdsPaise = tdsOf(own)
  return {
    ...made,
    ...(perquisites && { perquisites }),
    ...(entity === null ? {} : { entity }),
    person: { name, code, designation },
    ...periodOf(financialYear, year),
    taxPaise: made.rows.find(({ figure }) => figure === 'netTax')?.amountPaise ?? 0,
    tdsPaise,
    earlierTdsPaise: (year.tax?.declarations.previousEmployer.tdsPaise ?? 0) + tdsOf(known) - tdsPaise,
    quarters: quartersOf(book, financialYear, months),
  }
}

/** The year as the last pay run withheld for it: no month is being paid and none is to come. */
export function form16Input(book: LawBook, financialYear: string, year: Omit<YearOfPerson, 'entity'>): Form16Input {
  const { regime, declarations } = year.tax ?? { regime: 'new' as const, declarations: noDeclarations }
  const afterYear: Month = addMonths(monthsOfFinancialYear(financialYear).at(-1)!, 1)
  const paid = year.months.map(({ month, pt, tax }) => ({ month, pt, tax, esiCovered: false }))
  const soFar = yearSoFar(book, afterYear, null, paid)
  const nothing = { months: [], pay: taxablePromise([]), pfPaise: 0, employerPfPaise: 0, ptPaise: 0 }
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

const tdsOf = (documents: readonly PaidMonth[]): Paise => sum(documents.map(({ tax }) => tax.tdsPaise))

/** The employer's contributions to funds above their limit, which no line of a payslip has. */
function benefitOfFunds(valuePaise: Paise): Benefit[] {
  return valuePaise === 0 ? [] : [{ kind: 'funds', valuePaise, recoveredPaise: 0, taxablePaise: valuePaise }]
}

/** One entry a month: a payslip and its reversal add up to what was paid in it. */
function wholeMonths(documents: readonly PaidMonth[]): PaidMonth[] {
  return [...Map.groupBy(documents, ({ month }) => month).values()].map((list) => {
    const last = list.at(-1)!
    return { ...last, tax: { ...sumOfTax(list), regime: last.tax.regime } }
  })
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
