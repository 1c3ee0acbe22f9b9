import type { Paise } from '@muster/contract/values.ts'
import type { Figure, OldPay } from '@muster/engine/payroll/parallel/compared-figures.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { amountOfCell } from '../../imports/index.ts'
import { figureOf } from './match-columns.ts'

/** A register row in the form in which it is compared. */
export interface RegisterRow {
  row: number
  code: string
  pay: OldPay
}

interface Matching {
  headings: readonly string[]
  columns: readonly (string | null)[]
  figures: readonly Figure[]
}

/** Reads a row; null for one without an employee ID, such as the totals. Unreadable cells are reported to `wrong`. */
export function readPay(
  { headings, columns, figures }: Matching,
  row: number,
  cells: readonly string[],
  wrong: (fault: Sentence) => void,
): RegisterRow | null {
  const code = cells[columns.indexOf('code')] ?? ''
  if (code === '') return null
  const amounts = new Map<string, Paise>()
  const pay = { amounts, lossOfPayHalfDays: null as number | null, paidHalfDays: null as number | null }
  for (const [at, column] of columns.entries()) {
    const heading = headings[at] ?? ''
    const figure = figureOf(figures, column, heading)
    if (figure === null && column !== 'lopDays' && column !== 'paidDays') continue
    const amount = registerAmount(cells[at] ?? '')
    if (amount === null) wrong(say`Row ${row}, ${heading}: ${cells[at] ?? ''} is not a number`)
    else if (figure !== null) amounts.set(figure.key, (amounts.get(figure.key) ?? 0) + amount)
    else if (column === 'lopDays') pay.lossOfPayHalfDays = Math.round(amount / 50)
    else pay.paidHalfDays = Math.round(amount / 50)
  }
  return { row, code, pay }
}

/** `1,25,000.50` or `(1250)` as hundredths; 0 for an empty cell or a dash, null for anything else. */
export function registerAmount(cell: string): number | null {
  if (/^[-–—]?$/.test(cell)) return 0
  const inBrackets = /^\((.*)\)$/.exec(cell)?.[1]
  const plain = amountOfCell(inBrackets ?? cell)
  const [, sign = '', whole, part = ''] = /^(-?)(\d{1,11})(?:\.(\d+))?$/.exec(plain) ?? []
  if (whole === undefined) return null
  // Spreadsheets keep 1799.9999999999998 for 1800.
  const thousandths = Number(`${whole}${part.padEnd(3, '0').slice(0, 3)}`)
  const hundredths = Math.floor((thousandths + 5) / 10)
  return (sign === '-') === (inBrackets !== undefined) ? hundredths : -hundredths
}
