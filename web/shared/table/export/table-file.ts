import { t } from '@lingui/core/macro'
import {
  spreadsheetCsv,
  type Cell,
  type Column as FileColumn,
  type Table,
} from '@muster/engine/payroll/outputs/table.ts'
import { workbook, xlsxType } from '@muster/engine/payroll/outputs/workbook.ts'
import type { Column } from '../column.ts'
import type { RenderedCell } from './read-cell.ts'
import type { RenderedRow } from './rendered-rows.tsx'
import { zip } from './zip.ts'

export type FileFormat = 'csv' | 'xlsx'

/** The rows as a file for spreadsheets; anything that looks like a formula is text. */
export async function tableFile<T>(
  columns: readonly Column<T>[],
  rows: readonly RenderedRow[],
  format: FileFormat,
  title: string,
): Promise<Blob> {
  const table = tableOf(columns, rows)
  if (format === 'csv') return new Blob([...spreadsheetCsv(table)], { type: 'text/csv' })
  return zip(workbook(table, title), xlsxType)
}

/** Columns with only amounts or days become numbers or dates; a person's second line becomes a column. */
function tableOf<T>(columns: readonly Column<T>[], rows: readonly RenderedRow[]): Table {
  const parts = columns.flatMap((column, index): { file: FileColumn; of: (row: RenderedRow) => Cell }[] => {
    if (column.file !== undefined)
      return column.file.map(({ header, value: _ }, at) => ({
        file: { name: header, type: 'text' },
        of: (row) => (row[index] as { columns: readonly (string | null)[] }).columns[at] ?? null,
      }))
    const cells = rows.map((row) => row[index]!)
    const type = typeOf(cells)
    const name = [column.header, column.headerDetail].filter(Boolean).join(' ')
    const detail = {
      file: { name: t`${name}, details`, type: 'text' as const },
      of: (row: RenderedRow) => detailOf(row[index]!),
    }
    return [
      { file: { name, type }, of: (row) => valueOf(row[index]!, type) },
      ...(cells.some((cell) => detailOf(cell) !== null) ? [detail] : []),
    ]
  })
  return { columns: parts.map(({ file }) => file), rows: rows.map((row) => parts.map(({ of }) => of(row))) }
}

function typeOf(cells: readonly RenderedCell[]): FileColumn['type'] {
  const filledCells = cells.filter((cell) => !('text' in cell && cell.text === ''))
  if (filledCells.some((cell) => 'paise' in cell)) return 'amount'
  if (filledCells.some((cell) => 'day' in cell)) return 'day'
  return filledCells.length > 0 && filledCells.every((cell) => 'text' in cell && /^(0|[1-9]\d{0,8})$/.test(cell.text))
    ? 'number'
    : 'text'
}

function valueOf(cell: RenderedCell, type: FileColumn['type']): Cell {
  if ('paise' in cell) return cell.paise
  if ('day' in cell) return cell.day
  if (!('text' in cell) || cell.text === '') return null
  return type === 'number' ? Number(cell.text) : cell.text
}

const detailOf = (cell: RenderedCell) => ('detail' in cell && cell.detail !== undefined ? cell.detail : null)
