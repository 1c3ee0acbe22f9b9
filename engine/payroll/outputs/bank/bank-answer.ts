import type { Month } from '../../../day.ts'
import type { Paise } from '../../../money.ts'
import { paymentReference } from './bank-payment.ts'
import { decimalText } from '../decimal.ts'
import { say, type Sentence } from '../../../sentence.ts'

/** A payment that the bank may respond to. */
export interface SentPayment {
  /** The employee code. */
  code: string
  netPaise: Paise
  /** Its number in the run. */
  position: number
  /** The attempt of the last response; null before the first one. */
  attempt: number | null
  /** How often it was returned; also the number of the attempt that is next or still unanswered. */
  returns: number
}

export interface BankAnswer {
  code: string
  attempt: number
  answer: 'paid' | 'returned'
  /** Why a payment was returned, in the bank's words. */
  reason: string
}

export type ReadAnswers =
  { ok: true; answers: BankAnswer[] } | { ok: false; problems: { line: number; message: Sentence }[] }

const needed = ['employee_code', 'amount', 'reference', 'status'] as const
/** What banks call an outcome, in small letters. */
const statusWords = {
  paid: 'paid|success|successful|successfully processed|succeeded|processed|completed|complete|credited|executed|settled|cleared|transferred',
  returned:
    'returned|return|rejected|reject|failed|fail|failure|unsuccessful|not processed|not paid|unpaid|reversed|cancelled|canceled|declined|bounced|error|invalid',
  pending:
    '|pending|in process|in progress|under process|processing|in transit|queued|initiated|submitted|scheduled|awaiting|awaiting response|on hold|hold',
}
const statuses = new Map(
  (Object.entries(statusWords) as [keyof typeof statusWords, string][]).flatMap(([status, words]) =>
    words.split('|').map((word) => [word, status] as const),
  ),
)
const statusOf = (text: string) =>
  statuses.get(
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )

const longestReason = 200
/** Reading stops there. */
const mostProblems = 1000

/**
 * Reads a bank's response: the bank file with the columns `status` (`paid`, `returned`, or empty if there is no response yet, or the
 * bank's own word for it) and `reason`. The reference says which of several attempts a line is for.
 *
 * @param lines the cells of the file, line by line
 * @yields after each line, so that the caller can serve others between two lines
 * @returns the responses, or what is wrong with each line, counted from 1 including the header; at most 1000
 */
export function* bankAnswers(
  lines: Iterator<string[], void> & Iterable<string[]>,
  month: Month,
  sent: ReadonlyMap<string, SentPayment>,
  series?: string,
): Generator<void, ReadAnswers> {
  let line = 1
  let header = lines.next().value ?? []
  for (; header.length === 0; line += 1) {
    const next = lines.next()
    if (next.done) break
    header = next.value
  }
  const names = header.map((name) => name.trim().toLowerCase())
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    return { ok: false, problems: [{ line, message: say`The file has no column ${missing.join(', ')}` }] }
  }
  // Of columns with the same name the first counts.
  const places = new Map(names.map((name, index) => [name, index] as const).toReversed())
  const answers: BankAnswer[] = []
  const problems: { line: number; message: Sentence }[] = []
  const seen = new Set<string>()
  for (const cells of lines) {
    line += 1
    yield
    const cell = (name: string) => (cells[places.get(name) ?? -1] ?? '').trim()
    if (cells.every((one) => one.trim() === '') || statusOf(cell('status')) === 'pending') continue
    const read = answerOf(cell, month, sent.get(cell('employee_code')), series)
    const problem = 'text' in read ? read : seen.has(read.code) ? say`${read.code} is in the file more than once` : null
    if (problem !== null && problems.push({ line, message: problem }) === mostProblems) break
    else if (!('text' in read)) {
      seen.add(read.code)
      answers.push(read)
    }
  }
  if (problems.length === 0 && answers.length === 0)
    problems.push({ line: 1, message: say`No line has a status. Enter paid or returned` })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, answers }
}

/** The response in a line, or what is wrong with it. */
function answerOf(
  cell: (name: string) => string,
  month: Month,
  payment: SentPayment | undefined,
  series?: string,
): BankAnswer | Sentence {
  const code = cell('employee_code')
  if (payment === undefined)
    return code === '' ? say`The line has no employee code` : say`${code} has no payment in this run`
  if (paiseOf(cell('amount')) !== payment.netPaise)
    return say`${code} is paid ${decimalText(payment.netPaise)}, not ${cell('amount')}`
  const reference = cell('reference')
  const of = (attempt: number | null) =>
    attempt !== null && paymentReference(month, payment.position, attempt, series) === reference
  const attempt = of(payment.returns) ? payment.returns : of(payment.attempt) ? payment.attempt : null
  if (attempt === null) {
    const earlier = Array.from({ length: payment.attempt ?? 0 }, (_, index) => index).some(of)
    return earlier
      ? say`${reference} answers an earlier file: the payment of ${code} has been sent again since`
      : say`The reference of ${code} in this run is not ${reference}`
  }
  const answer = statusOf(cell('status'))
  if (answer !== 'paid' && answer !== 'returned') return say`The status must be paid or returned, not ${cell('status')}`
  const reason = answer === 'paid' ? '' : cell('reason').slice(0, longestReason)
  return { code, attempt, answer, reason }
}

/** An amount in rupees as the bank or a spreadsheet writes it: `357771`, `3,57,771.0` or `₹ 357771,00`; null for anything else. */
function paiseOf(text: string): Paise | null {
  const plain = text.replace(/^(?:₹|rs\.?|inr)/i, '').replace(/\s/g, '')
  const [, whole, part = ''] =
    /^(\d{1,15}|\d{1,3}(?:,\d{2,3}){1,6})(?:\.(\d{1,2})0{0,8})?$/.exec(plain.replace(/,(?=\d{1,2}$)/, '.')) ?? []
  return whole === undefined ? null : Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
}
