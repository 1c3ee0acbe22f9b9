import { financialYear, firstDay, lastDay, type Day, type Month } from '../../day.ts'
import { lawValue, type LawBook } from '../../law/law.ts'
import { sum, type Paise } from '../../money.ts'
import type { TaxFacts } from '../facts.ts'
import { sumOfTax, type YearOfTax } from '../year-so-far.ts'
import type { LeftOut } from './paid-row.ts'
import { salaryPaymentCode } from './returns.law.ts'
import type { Cell, Column, Table } from './table.ts'

/** One payment of salary in a quarter. */
export interface TaxedPayment {
  month: Month
  payDate: Day
  code: string
  name: string
  pan: string | null
  tax: TaxFacts
}

const columns: readonly Column[] = [
  { name: 'Serial number', type: 'number' },
  { name: 'Employee reference', type: 'text' },
  { name: 'PAN', type: 'text' },
  { name: 'Name', type: 'text' },
  { name: 'Section or payment code', type: 'text' },
  { name: 'Date of payment', type: 'text' },
  { name: 'Date of deduction', type: 'text' },
  { name: 'Amount paid', type: 'amount' },
  { name: 'Tax deducted, surcharge and cess included', type: 'amount' },
  { name: 'Reason for no, lower or higher deduction', type: 'text' },
]

/** What stands for a PAN that is not known, and the reason of a deduction at the higher rate for want of it. */
const noPan = { pan: 'PANNOTAVBL', reason: 'C' }

/**
 * Annexure I of the quarterly statement: a row for each deduction. Challan numbers are added where the tax is deposited.
 * Payments without tax are no deductions.
 *
 * Source: Forms 24Q and 138, Annexure I; rule book 6.
 */
export function annexureOne(book: LawBook, payments: Iterable<TaxedPayment>): Table {
  return { columns, rows: annexureRows(book, payments) }
}

function* annexureRows(book: LawBook, payments: Iterable<TaxedPayment>): Generator<readonly Cell[]> {
  let serial = 0
  for (const { payDate, code, name, pan, tax } of payments) {
    if (tax.tdsPaise === 0) continue
    serial += 1
    const section = lawValue(book, salaryPaymentCode, payDate)
    const reason = pan === null ? noPan.reason : ''
    yield [serial, code, pan ?? noPan.pan, name, section, payDate, payDate, paidPaise(tax), tax.tdsPaise, reason]
  }
}

/** Salary, perquisites and profits in lieu of salary. */
export function paidPaise({ salaryPaise, perquisitesPaise, profitsInLieuPaise }: TaxFacts): Paise {
  return sum([salaryPaise, perquisitesPaise, profitsInLieuPaise])
}

/** Whom the statement names without a PAN. */
export function withoutPan(payments: Iterable<TaxedPayment>): LeftOut[] {
  const found = new Map<string, LeftOut>()
  for (const { code, name, pan, tax } of payments)
    if (pan === null && tax.tdsPaise !== 0) found.set(code, { code, name, reason: 'No PAN: listed as PANNOTAVBL' })
  return [...found.values()]
}

/** What one employer paid and withheld in a financial year: the figures of Annexure II before exemptions and deductions. */
export type YearFigures = YearOfTax & {
  financialYear: string
  from: Day
  to: Day
  /** As in the last month that names one. */
  regime: 'old' | 'new' | null
}

/**
 * The year of one person from the months of it, in any order.
 *
 * @param months at least one, all of one financial year
 * @throws RangeError for months of two years, or none
 */
export function yearFigures(months: readonly { month: Month; tax: TaxFacts }[]): YearFigures {
  const sorted = months.toSorted((a, b) => (a.month < b.month ? -1 : 1))
  const first = sorted[0]
  const last = sorted.at(-1)
  if (first === undefined || last === undefined) throw new RangeError('A year needs a month')
  const year = financialYear(first.month)
  if (financialYear(last.month) !== year) throw new RangeError(`${first.month} and ${last.month} are of two years`)
  const regime = sorted.findLast(({ tax }) => tax.regime !== null)?.tax.regime ?? null
  return { ...sumOfTax(sorted), financialYear: year, from: firstDay(first.month), to: lastDay(last.month), regime }
}
