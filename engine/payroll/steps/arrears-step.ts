import { monthText } from '../../format.ts'
import type { ArrearsInput, ArrearsLine } from '../payslip/arrears-input.ts'
import type { Worksheet } from './worksheet.ts'
import type { Month } from '../../day.ts'
import { say } from '../../sentence.ts'

/** What earlier months are owed or owe: a line for each component and month, below zero if overpaid. */
export function arrears(sheet: Worksheet): void {
  for (const of of sheet.input.arrears.toSorted((a, b) => (a.month < b.month ? -1 : 1)))
    for (const line of of.lines) if (line.amountPaise !== 0) add(sheet, of, line)
}

function add(sheet: Worksheet, { month, reason, stateTaxes }: ArrearsInput, line: ArrearsLine): void {
  const { code, name, kind, amountPaise, paidPaise, duePaise, treatment, found } = line
  const difference = say`${{ paise: duePaise }} due for ${{ month }} less ${{ paise: paidPaise }} paid for it`
  const words = found?.words ?? difference
  const explanation = {
    rule: 'arrears',
    words,
    parts: [],
    reason: reason ?? null,
    rounding: null,
    steps: found?.steps ?? [{ words, amountPaise, inputs: { month, duePaise, paidPaise } }],
  } as const
  sheet.add(
    { code: arrearsCode(code, month), name: `${name}, ${monthText(month)}`, kind, amountPaise, explanation },
    stateTaxes === undefined ? 'arrears' : 'wholeMonth',
    treatment,
  )
}

/** The code of `BASIC` for an earlier month: `BASIC@2026-05`. */
export function arrearsCode(code: string, month: Month): string {
  return `${code}@${month}`
}
