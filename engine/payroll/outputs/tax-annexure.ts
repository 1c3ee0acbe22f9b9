import { say } from '../../sentence.ts'
import type { Day, Month } from '../../day.ts'
import { lawValue, type LawBook } from '../../law/law.ts'
import { apportion, sum, type Paise } from '../../money.ts'
import type { TaxFacts, TaxYearFacts } from '../tax/tax-facts.ts'
import type { Excluded } from './paid-row.ts'
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
  /** The tax of the year that the deduction is a part of; null where it is not known. */
  year: Pick<TaxYearFacts, 'taxPaise' | 'surchargePaise' | 'cessPaise'> | null
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
  { name: 'Tax', type: 'amount' },
  { name: 'Surcharge', type: 'amount' },
  { name: 'Health and education cess', type: 'amount' },
  { name: 'Total tax deducted', type: 'amount' },
  { name: 'Total tax deposited', type: 'amount' },
  { name: 'Date of deposit', type: 'text' },
  { name: 'Challan serial number', type: 'text' },
  { name: 'Reason for no, lower or higher deduction', type: 'text' },
  { name: 'Certificate number', type: 'text' },
]

/** What stands for a PAN that is not known, and the reason of a deduction at the higher rate for want of it. */
const noPan = { pan: 'PANNOTAVBL', reason: 'C' }

/**
 * Annexure I of the quarterly statement: a row for each deduction, its tax, surcharge and cess in the proportions of the tax
 * of the year. What the deposit tells (amount, day, challan) stays empty. Payments without tax are no deductions.
 *
 * Source: Forms 24Q and 138, Annexure I; rule book 6.
 */
export function annexureOne(book: LawBook, payments: Iterable<TaxedPayment>): Table {
  return { columns, rows: annexureRows(book, payments) }
}

function* annexureRows(book: LawBook, payments: Iterable<TaxedPayment>): Generator<readonly Cell[]> {
  let serial = 0
  for (const { payDate, code, name, pan, tax, year } of payments) {
    if (tax.tdsPaise === 0) continue
    serial += 1
    const section = lawValue(book, salaryPaymentCode, payDate)
    const reason = pan === null ? noPan.reason : ''
    yield [
      ...[serial, code, pan ?? noPan.pan, name, section, payDate, payDate, paidPaise(tax)],
      ...partsOfDeduction(tax.tdsPaise, year),
      ...[tax.tdsPaise, null, null, null, reason, null],
    ]
  }
}

/** Tax, surcharge and cess of a deduction; they sum to it. All empty where the year is not known. */
export function partsOfDeduction(
  tdsPaise: Paise,
  year: TaxedPayment['year'],
): [tax: Paise | null, surcharge: Paise | null, cess: Paise | null] {
  if (year === null) return [null, null, null]
  const surchargePaise = Math.max(0, year.surchargePaise)
  const cessPaise = Math.max(0, year.cessPaise)
  const taxPaise = Math.max(0, year.taxPaise - surchargePaise - cessPaise)
  if (taxPaise + surchargePaise + cessPaise === 0) return [tdsPaise, 0, 0]
  const [tax = 0, surcharge = 0, cess = 0] = apportion(tdsPaise, [taxPaise, surchargePaise, cessPaise])
  return [tax, surcharge, cess]
}

/** Salary, perquisites and profits in lieu of salary. */
export function paidPaise({ salaryPaise, perquisitesPaise, profitsInLieuPaise }: TaxFacts): Paise {
  return sum([salaryPaise, perquisitesPaise, profitsInLieuPaise])
}

/** Whom the statement names without a PAN. */
export function withoutPan(payments: Iterable<TaxedPayment>): Excluded[] {
  const found = new Map<string, Excluded>()
  for (const { code, name, pan, tax } of payments)
    if (pan === null && tax.tdsPaise !== 0) found.set(code, { code, name, reason: say`No PAN: listed as PANNOTAVBL` })
  return [...found.values()]
}
