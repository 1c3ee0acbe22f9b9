import { say, type Sentence } from '../../../sentence.ts'
import { lawValue, type LawBook } from '../../../law/law.ts'
import { sum, type Paise } from '../../../money.ts'
import { monthText } from '../../../format.ts'
import { csvLine } from '../csv.ts'
import { decimalText } from '../decimal.ts'
import type { Excluded } from '../paid-row.ts'
import { rtgsFrom } from '../returns.law.ts'
import {
  factsOf,
  noAccount,
  paymentOf,
  paymentReference,
  whyNot,
  type BankPayment,
  type BankRow,
  type BankTerms,
  type FileFacts,
} from './bank-payment.ts'
import { frameRecords, paymentRecord, shortenedTo } from './template/render.ts'

export interface BankFile {
  ok: true
  /** The header and a line for each payment, with line ends. */
  lines: string[]
  /** To be stored with the run, with a hash of the file. */
  control: { count: number; sumPaise: Paise; excludedCount: number; excludedPaise: Paise }
  excluded: (Excluded & { netPaise: Paise })[]
  /** Changes made for the file, such as a shortened name. */
  notices: Excluded[]
}

export const bankFileHeader =
  'payment_mode,debit_account,value_date,employee_code,beneficiary_name,account_number,ifsc,amount,currency,narration,reference'

/**
 * The payments of a run as a bank file, in a layout that most banks can read or be set up to read. Payments and exclusions must add up to
 * the approved amount, or there is no file.
 *
 * Source: rule book 9.
 */
export function bankFile(
  book: LawBook,
  terms: BankTerms,
  rows: Iterable<BankRow>,
): BankFile | { ok: false; message: Sentence } {
  const { layout = null } = terms
  const excluded: BankFile['excluded'] = []
  const notices: Excluded[] = []
  const paid: Paise[] = []
  const records: string[] = []
  const facts = factsOf(terms)
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
    const reference = paymentReference(terms.month, row.position ?? place, row.returns ?? 0, terms.series)
    const payment = paymentOf(terms, rtgs, reference, row, row.bank)
    const made = layout === null ? paymentLine(facts, payment) : paymentRecord(layout, facts, payment, paid.length + 1)
    if ('problem' in made) {
      excluded.push({ code, name, netPaise, reason: made.problem })
      continue
    }
    for (const shortened of made.shortened) notices.push({ code, name, reason: shortened })
    paid.push(netPaise)
    records.push(made.line)
  }
  const sumPaise = sum(paid)
  const excludedPaise = sum(excluded.map(({ netPaise }) => netPaise))
  if (sumPaise + excludedPaise !== terms.approvedPaise) {
    const [total, approved] = [{ paise: sumPaise + excludedPaise }, { paise: terms.approvedPaise }]
    const message = say`The payments total ${total}, but ${approved} was approved. No file was made.`
    return { ok: false, message }
  }
  const control = { count: paid.length, sumPaise, excludedCount: excluded.length, excludedPaise }
  const { before, after } =
    layout === null ? { before: [`${bankFileHeader}\r\n`], after: [] } : frameRecords(layout, facts, control)
  return { ok: true, lines: [...before, ...records, ...after], control, excluded, notices }
}

/** Of the standard file. */
const mostOfName = 40

function paymentLine(
  facts: FileFacts,
  { mode, code, name, account, ifsc, amountPaise, reference }: BankPayment,
): { line: string; shortened: Sentence[] } {
  const line = csvLine([
    mode,
    facts.debitAccount,
    facts.valueDate,
    code,
    name.slice(0, mostOfName).trim(),
    account,
    ifsc,
    decimalText(amountPaise),
    'INR',
    `SALARY ${monthText(facts.month).toUpperCase()}`,
    reference,
  ])
  return { line, shortened: name.length > mostOfName ? [shortenedTo(name, mostOfName)] : [] }
}
