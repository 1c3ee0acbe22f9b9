import type { ColumnOf } from '@muster/contract/imports/import-kinds.ts'
import { openingFigures } from '@muster/contract/payroll/pay-run/opening-pay.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Fault } from '../../imports/index.ts'
import { monthOfCell, paiseOfCell } from '../import-cells.ts'

type Column = ColumnOf<'payTotals'>

/** The cells of a row in the call's shape, and those that cannot be read. */
export function readOpeningRow(
  cells: Partial<Record<Column, string>>,
  toColumn: 'fromMonth' | 'toMonth',
): { input: Record<string, unknown>; faults: Fault<Column>[] } {
  const input: Record<string, unknown> = {}
  const faults: Fault<Column>[] = []
  for (const [key, column] of [
    ['fromMonth', 'fromMonth'],
    ['toMonth', toColumn],
  ] as const) {
    const month = monthOfCell(cells[column] ?? '')
    if (month !== null) input[key] = month
    else if (key === 'fromMonth' || column !== 'fromMonth')
      faults.push({ column, message: say`Enter a month as MM/YYYY` })
  }
  for (const column of Object.keys(openingFigures) as (keyof typeof openingFigures)[]) {
    const cell = cells[column] ?? ''
    if (cell === '') continue
    const paise = paiseOfCell(cell)
    if (paise === null) faults.push({ column, message: say`Enter an amount in rupees` })
    else if (column !== 'paidHalfDays') input[column] = paise
    else if (paise % 50 === 0) input[column] = paise / 50
    else faults.push({ column, message: say`Enter whole or half days` })
  }
  return { input, faults }
}
