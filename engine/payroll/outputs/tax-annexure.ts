import { say } from '../../sentence.ts'
import { financialYear, type Day, type Month } from '../../day.ts'
import { lawValue, type LawBook } from '../../law/law.ts'
import { apportion, sum, type Paise } from '../../money.ts'
import type { TaxFacts, TaxYearFacts } from '../payslip/tax-facts.ts'
import type { Excluded } from './paid-row.ts'
import { salaryPaymentCode } from './returns.law.ts'
import type { SaidCell, SaidColumn, SaidTable } from './table.ts'
import { formOf } from './tds/statement.ts'

/** One payment of salary in a quarter. */
export interface TaxedPayment {
  month: Month
  payDate: Day
  code: string
  name: string
  pan: string | null
  tax: TaxFacts
  /** The year's tax that the deduction is part of; null if not known. */
  year: Pick<TaxYearFacts, 'taxPaise' | 'surchargePaise' | 'cessPaise'> | null
  /** The challans that deposited the deduction; none while it is open. */
  deposits: readonly Deposit[]
}

/** The part of a deduction that one challan deposited. */
export interface Deposit {
  amountPaise: Paise
  paidOn: Day
  serial: string
}

const before: readonly SaidColumn[] = [
  { name: say`Serial number`, type: 'number' },
  { name: say`Employee reference`, type: 'text' },
  { name: say`PAN`, type: 'text' },
  { name: say`Name`, type: 'text' },
  { name: say`Section or payment code`, type: 'text' },
  { name: say`Date of payment`, type: 'text' },
  { name: say`Date of deduction`, type: 'text' },
  { name: say`Amount paid`, type: 'amount' },
]
/** Form 24Q; Form 138 has the total only. */
const parts: readonly SaidColumn[] = [
  { name: say`Tax`, type: 'amount' },
  { name: say`Surcharge`, type: 'amount' },
  { name: say`Health and education cess`, type: 'amount' },
]
const after: readonly SaidColumn[] = [
  { name: say`Total tax deducted`, type: 'amount' },
  { name: say`Total tax deposited`, type: 'amount' },
  { name: say`Date of deposit`, type: 'text' },
  { name: say`Challan serial number`, type: 'text' },
  { name: say`Reason for no, lower or higher deduction`, type: 'text' },
  { name: say`Certificate number`, type: 'text' },
]

/** The placeholder for an unknown PAN, and the reason code for the higher rate without one. */
const noPan = { pan: 'PANNOTAVBL', reason: 'C' }

/**
 * Annexure I of the quarterly statement: a row for each deduction, with tax, surcharge and cess in proportion to those of the year. The
 * details of the deposit (amount, day, challan) come from the register of challans and are empty while the deduction is open. Payments
 * without tax are left out. Form 138 has no surcharge and cess.
 *
 * Source: Forms 24Q and 138, Annexure I; rule book 6.
 *
 * @param day in the quarter: it decides the form
 */
export function annexureOne(book: LawBook, payments: Iterable<TaxedPayment>, day: Day): SaidTable {
  const hasParts = formOf(financialYear(day)) === '24Q'
  return { columns: [...before, ...(hasParts ? parts : []), ...after], rows: annexureRows(book, payments, hasParts) }
}

function* annexureRows(
  book: LawBook,
  payments: Iterable<TaxedPayment>,
  hasParts: boolean,
): Generator<readonly SaidCell[]> {
  let serial = 0
  for (const { payDate, code, name, pan, tax, year, deposits } of payments) {
    if (tax.tdsPaise === 0) continue
    serial += 1
    const section = lawValue(book, salaryPaymentCode, payDate)
    const reason = pan === null ? noPan.reason : ''
    yield [
      ...[serial, code, pan ?? noPan.pan, name, section, payDate, payDate, paidPaise(tax)],
      ...(hasParts ? partsOfDeduction(tax.tdsPaise, year) : []),
      ...[tax.tdsPaise, ...depositCells(deposits), reason, null],
    ]
  }
}

function depositCells(deposits: readonly Deposit[]): [SaidCell, SaidCell, SaidCell] {
  if (deposits.length === 0) return [null, null, null]
  const total = sum(deposits.map(({ amountPaise }) => amountPaise))
  return [total, deposits.map(({ paidOn }) => paidOn).join(', '), deposits.map((one) => one.serial).join(', ')]
}

/** Tax, surcharge and cess of a deduction, which add up to it; all empty if the year is not known. */
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

/** People whom the statement lists without a PAN. */
export function withoutPan(payments: Iterable<TaxedPayment>): Excluded[] {
  const excluded = new Map<string, Excluded>()
  for (const { code, name, pan, tax } of payments)
    if (pan === null && tax.tdsPaise !== 0)
      excluded.set(code, { code, name, reason: say`No PAN: listed as PANNOTAVBL` })
  return [...excluded.values()]
}
