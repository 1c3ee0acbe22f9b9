import { say, type Sentence } from '../../../sentence.ts'
import type { Day, Month } from '../../../day.ts'
import { lawValue, type LawBook } from '../../../law/law.ts'
import { sum, type Paise } from '../../../money.ts'
import { monthText } from '../../../words.ts'
import { csvLine } from '../csv.ts'
import { decimalText } from '../decimal.ts'
import { latinName } from '../latin-name.ts'
import type { Excluded } from '../paid-row.ts'
import { rtgsFrom } from '../returns.law.ts'

/** One net pay. */
export interface BankRow {
  code: string
  name: string
  netPaise: Paise
  /** Null: none is known. */
  bank: { holderName: string; account: string; ifsc: string } | null
  /** Why it is not paid now; null when it is. */
  held: Sentence | null
  /** Its number in the run, for its reference; its place among the rows when it is left out. */
  position?: number
  /** Times that it was sent before and came back. */
  returns?: number
}

export interface BankTerms {
  month: Month
  valueDate: Day
  /** The employer's account and its IFSC; empty where the bank asks for it at the upload. */
  debitAccount: string
  debitIfsc: string
  /** The sum of the net pay that was approved. */
  approvedPaise: Paise
  /** What references begin with, where a month has several runs; `PAY` when it is left out. */
  series?: string
}

export interface BankFile {
  ok: true
  /** The header and a line for each payment, with line ends. */
  lines: string[]
  /** To be kept with the run, with a hash of the file. */
  control: { count: number; sumPaise: Paise; excludedCount: number; excludedPaise: Paise }
  excluded: (Excluded & { netPaise: Paise })[]
}

export const bankFileHeader =
  'payment_mode,debit_account,value_date,employee_code,beneficiary_name,account_number,ifsc,amount,currency,narration,reference'

/**
 * The payments of a run for a bank, in a layout that most banks can read or be taught to read. Payments and those that are
 * left out must come to what was approved: else there is no file.
 *
 * Source: rule book 9.
 */
export function bankFile(
  book: LawBook,
  terms: BankTerms,
  rows: Iterable<BankRow>,
): BankFile | { ok: false; message: Sentence } {
  const lines = [`${bankFileHeader}\r\n`]
  const excluded: BankFile['excluded'] = []
  const paid: Paise[] = []
  const rtgs = lawValue(book, rtgsFrom, terms.valueDate)
  let place = 0
  for (const row of rows) {
    place += 1
    if (row.netPaise <= 0) continue
    const { code, name, netPaise } = row
    const reason = whyNot(row)
    if (row.bank === null || reason !== null) {
      excluded.push({ code, name, netPaise, reason: reason ?? noAccount })
      continue
    }
    paid.push(netPaise)
    const reference = paymentReference(terms.month, row.position ?? place, row.returns ?? 0, terms.series)
    lines.push(paymentLine(terms, rtgs, reference, row, row.bank))
  }
  const sumPaise = sum(paid)
  const excludedPaise = sum(excluded.map(({ netPaise }) => netPaise))
  if (sumPaise + excludedPaise !== terms.approvedPaise) {
    const [found, approved] = [{ paise: sumPaise + excludedPaise }, { paise: terms.approvedPaise }]
    const message = say`The payments total ${found}, but ${approved} was approved. No file was made.`
    return { ok: false, message }
  }
  return {
    ok: true,
    lines,
    control: { count: paid.length, sumPaise, excludedCount: excluded.length, excludedPaise },
    excluded,
  }
}

/** `PAY20260600001` is the first payment of June 2026; `PAY20260600001R2` when it is sent again for the second time. */
export function paymentReference(month: Month, position: number, returns: number, series = 'PAY'): string {
  return `${series}${month.replace('-', '')}${String(position).padStart(5, '0')}${returns === 0 ? '' : `R${returns}`}`
}

function paymentLine(
  terms: BankTerms,
  rtgs: Paise,
  reference: string,
  row: BankRow,
  bank: NonNullable<BankRow['bank']>,
): string {
  const { month, valueDate, debitAccount, debitIfsc } = terms
  const isInside = debitIfsc !== '' && bank.ifsc.slice(0, 4) === debitIfsc.slice(0, 4)
  const mode = isInside ? 'IFT' : row.netPaise >= rtgs ? 'RTGS' : 'NEFT'
  return csvLine([
    mode,
    debitAccount,
    valueDate,
    row.code,
    beneficiary(bank.holderName),
    bank.account,
    bank.ifsc,
    decimalText(row.netPaise),
    'INR',
    `SALARY ${monthText(month).toUpperCase()}`,
    reference,
  ])
}

const noAccount = say`No bank account. Enter it under bank details.`

function whyNot({ bank, held }: BankRow): Sentence | null {
  if (held !== null) return held
  if (bank === null) return noAccount
  if (!/^\d{9,18}$/.test(bank.account))
    return say`The account number must have 9 to 18 digits. Correct it under bank details.`
  if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(bank.ifsc)) return say`The IFSC isn't valid. Correct it under bank details.`
  if (beneficiary(bank.holderName) === '')
    return say`The account holder's name has no Latin letters. Correct it under bank details.`
  return null
}

/** As banks accept names: capital letters, digits and spaces, at most 40. */
function beneficiary(name: string): string {
  return latinName(name.toUpperCase(), /[A-Z0-9 ]/)
    .slice(0, 40)
    .trim()
}
