import type { Paise } from '../../../../money.ts'
import { plural, say, type Sentence } from '../../../../sentence.ts'
import { monthText } from '../../../../format.ts'
import type { BankPayment, FileFacts } from '../bank-payment.ts'
import { amountText, cellText, dateText, joined, padded } from './cells.ts'
import type { BankColumn, BankLayout, BankSource } from './layout.ts'

type Values = Partial<Record<BankSource, string>>

/** The line of a payment, with what was shortened in it; or why it does not fit the layout. */
export function paymentRecord(
  layout: BankLayout,
  facts: FileFacts,
  payment: BankPayment,
  serial: number,
): { line: string; shortened: Sentence[] } | { problem: Sentence } {
  const values: Values = {
    ...shared(layout, facts),
    mode: modeOf(layout, payment.mode),
    name: payment.name,
    account: payment.account,
    ifsc: payment.ifsc,
    sol: payment.account.slice(0, 4),
    amount: amountText(layout, payment.amountPaise),
    code: payment.code,
    reference: payment.reference,
    serial: String(serial),
  }
  const shortened: Sentence[] = []
  for (const column of layout.payments) {
    const { maxLength, source } = column
    const text = plain(layout, column, values)
    if (maxLength === null || text.length <= maxLength) continue
    if (mustBeWhole.has(source)) return { problem: wholeProblem(source, text, maxLength) }
    shortened.push(shortenedTo(text, maxLength))
  }
  return { line: record(layout, layout.payments, values), shortened }
}

export const shortenedTo = (text: string, most: number): Sentence =>
  say`${text} is shortened to ${plural(most, { one: '# character', other: '# characters' })}.`

/** The lines before and after the payments, without records that are empty in the layout. */
export function frameRecords(
  layout: BankLayout,
  facts: FileFacts,
  total: { count: number; sumPaise: Paise },
): { before: string[]; after: string[] } {
  const values: Values = {
    ...shared(layout, facts),
    amount: amountText(layout, total.sumPaise),
    count: String(total.count),
    reference: facts.reference,
  }
  const lineOf = (columns: readonly BankColumn[]) => (columns.length === 0 ? [] : [record(layout, columns, values)])
  const headings = layout.payments.map((column) => cellText(layout, column.heading))
  return {
    before: [
      ...lineOf(layout.header),
      ...(layout.columnNames ? [joined(layout, headings)] : []),
      ...lineOf(layout.debit),
    ],
    after: lineOf(layout.trailer),
  }
}

/** Sources that must not be shortened: part of an account number, an amount or a reference would be a different one. */
const mustBeWhole: ReadonlySet<BankSource> = new Set([
  ...(['account', 'ifsc', 'sol', 'debitAccount', 'debitIfsc', 'debitSol', 'amount'] as const),
  ...(['date', 'mode', 'reference', 'serial', 'count'] as const),
])

function wholeProblem(source: BankSource, text: string, most: number): Sentence {
  if (source === 'account')
    return say`The account number is longer than the ${plural(most, { one: '# character', other: '# characters' })} that the bank template allows. Change the template.`
  return say`${text} is longer than the ${plural(most, { one: '# character', other: '# characters' })} that the bank template allows. Change the template.`
}

function shared(layout: BankLayout, facts: FileFacts): Values {
  return {
    debitAccount: facts.debitAccount,
    debitIfsc: facts.debitIfsc,
    debitSol: facts.debitAccount.slice(0, 4),
    date: dateText(layout.dateFormat, facts.valueDate),
    narration: `SALARY ${monthText(facts.month).toUpperCase()}`,
  }
}

function record(layout: BankLayout, columns: readonly BankColumn[], values: Values): string {
  return joined(
    layout,
    columns.map((column) => padded(column, plain(layout, column, values).slice(0, column.maxLength ?? undefined))),
  )
}

/** The text of a column before it is fitted to its length. */
function plain(layout: BankLayout, { source, text, upperCase }: BankColumn, values: Values): string {
  const cell = cellText(layout, source === 'text' ? text : (values[source] ?? ''))
  return upperCase ? cell.toUpperCase() : cell
}

function modeOf({ modes }: BankLayout, mode: BankPayment['mode']): string {
  return mode === 'IFT' ? modes.inside : mode === 'RTGS' ? modes.rtgs : modes.neft
}
