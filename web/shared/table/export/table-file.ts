import { t } from '@lingui/core/macro'
import {
  spreadsheetCsv,
  type Cell,
  type Column as FileColumn,
  type Table,
} from '@muster/engine/payroll/outputs/table.ts'
import { workbook, xlsxType } from '@muster/engine/payroll/outputs/workbook.ts'
import type { Column } from '../column.ts'
import type { DrawnCell } from './read-cell.ts'
import type { DrawnRow } from './rows-to-read.tsx'
import { zip } from './zip.ts'

export type FileFormat = 'csv' | 'xlsx'

/** The rows as a file for spreadsheets; anything that looks like a formula is text. */
export async function tableFile<T>(
  columns: readonly Column<T>[],
  rows: readonly DrawnRow[],
  format: FileFormat,
  title: string,
): Promise<Blob> {
  const table = tableOf(columns, rows)
  if (format === 'csv') return new Blob([...spreadsheetCsv(table)], { type: 'text/csv' })
  return zip(workbook(table, sheetName(title)), xlsxType)
}

/** Columns with only amounts or days become numbers or dates; a person's second line becomes a column. */
function tableOf<T>(columns: readonly Column<T>[], rows: readonly DrawnRow[]): Table {
  const parts = columns.flatMap((column, index): { file: FileColumn; of: (row: DrawnRow) => Cell }[] => {
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
      of: (row: DrawnRow) => detailOf(row[index]!),
    }
    return [
      { file: { name, type }, of: (row) => valueOf(row[index]!, type) },
      ...(cells.some((cell) => detailOf(cell) !== null) ? [detail] : []),
    ]
  })
  return { columns: parts.map(({ file }) => file), rows: rows.map((row) => parts.map(({ of }) => of(row))) }
}

function typeOf(cells: readonly DrawnCell[]): FileColumn['type'] {
  const said = cells.filter((cell) => !('text' in cell && cell.text === ''))
  if (said.some((cell) => 'paise' in cell)) return 'amount'
  if (said.some((cell) => 'day' in cell)) return 'day'
  return said.length > 0 && said.every((cell) => 'text' in cell && /^(0|[1-9]\d{0,8})$/.test(cell.text))
    ? 'number'
    : 'text'
}

function valueOf(cell: DrawnCell, type: FileColumn['type']): Cell {
  if ('paise' in cell) return cell.paise
  if ('day' in cell) return cell.day
  if (!('text' in cell) || cell.text === '') return null
  return type === 'number' ? Number(cell.text) : cell.text
}

const detailOf = (cell: DrawnCell) => ('detail' in cell && cell.detail !== undefined ? cell.detail : null)

/** A valid name for a sheet. */
const sheetName = (title: string) => title.replace(/[\\/?*[\]:]/g, ' ')
