import { lineNames } from '../payslip/line-name.ts'
import type { Worksheet } from './worksheet.ts'
import { say } from '../../sentence.ts'

/** The code of the line for what the last pay leaves to be recovered separately. */
export const receivable = 'RECEIVABLE'

/**
 * A final settlement never pays less than zero: an excess stays owed, as a deduction below zero that moves it from the pay to the person's
 * account. Source: rule book 7.5, 7.6.
 */
export function receivables(sheet: Worksheet): void {
  const net = sheet.net()
  if (sheet.input.settles !== true || net >= 0) return
  const explanation = {
    rule: 'deduction',
    words: say`The amount owed exceeds this settlement; the balance is to be recovered separately`,
    parts: [],
    reason: null,
    rounding: null,
    steps: [],
  } as const
  const line = {
    code: receivable,
    name: lineNames.RECEIVABLE.text,
    kind: 'deduction',
    amountPaise: net,
    explanation,
  } as const
  sheet.add(line, 'other')
}
