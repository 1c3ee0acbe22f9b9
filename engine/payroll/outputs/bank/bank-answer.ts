import type { Month } from '../../../day.ts'
import type { Paise } from '../../../money.ts'
import { paymentReference } from './bank-payment.ts'
import { csvRows } from '../csv.ts'
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
const longestReason = 200

/**
 * Reads a bank's response: the bank file with the columns `status` (`paid`, `returned`, or empty if there is no response yet) and
 * `reason`. The reference says which of several attempts a line is for.
 *
 * @yields after each line, so that the caller can serve others between two lines
 * @returns the responses, or what is wrong with each line, counted from 1 including the header
 */
export function* bankAnswers(
  text: string,
  month: Month,
  sent: ReadonlyMap<string, SentPayment>,
  series?: string,
): Generator<void, ReadAnswers> {
  const lines = csvRows(text)
  const header = lines.next().value ?? []
  const names = header.map((name) => name.trim().toLowerCase())
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    return { ok: false, problems: [{ line: 1, message: say`The file has no column ${missing.join(', ')}` }] }
  }
  // Of columns with the same name the first counts.
  const places = new Map(names.map((name, index) => [name, index] as const).toReversed())
  const answers: BankAnswer[] = []
  const problems: { line: number; message: Sentence }[] = []
  const seen = new Set<string>()
  let index = -1
  for (const cells of lines) {
    index += 1
    yield
    const cell = (name: string) => (cells[places.get(name) ?? -1] ?? '').trim()
    if (cells.every((one) => one.trim() === '') || cell('status') === '') continue
    const read = answerOf(cell, month, sent.get(cell('employee_code')), series)
    const problem = 'text' in read ? read : seen.has(read.code) ? say`${read.code} is in the file more than once` : null
    if (problem !== null) problems.push({ line: index + 2, message: problem })
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
  if (cell('amount') !== decimalText(payment.netPaise))
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
  const answer = cell('status').toLowerCase()
  if (answer !== 'paid' && answer !== 'returned') return say`The status must be paid or returned, not ${cell('status')}`
  const reason = answer === 'paid' ? '' : cell('reason').slice(0, longestReason)
  return { code, attempt, answer, reason }
}
