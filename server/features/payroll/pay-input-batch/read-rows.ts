import {
  mostVariableRows,
  variableColumns,
  variableHeadings,
  type VariableColumn,
} from '@muster/contract/payroll/pay-run/variable-columns.ts'
import { csvRows } from '@muster/engine/payroll/outputs/csv.ts'
import { say } from '@muster/engine/sentence.ts'
import { breather } from '../../../platform/breathe.ts'
import { wrongField } from '../../../platform/problem.ts'

export interface SheetRow {
  /** Numbered as in a spreadsheet: the first line is row 1. */
  row: number
  /** Trimmed; '' where the line has no such cell. */
  cells: Record<VariableColumn, string>
}

/** The rows of a text, copied from a spreadsheet or of a CSV file, with headings or in the order of the template. */
export async function readRows(text: string): Promise<SheetRow[]> {
  const lines = text.includes('\t') ? copiedRows(text) : csvRows(text)
  const rows: SheetRow[] = []
  const breathe = breather()
  let columns: ReadonlyMap<VariableColumn, number> | null = null
  let row = 0
  for (const line of lines) {
    await breathe()
    row += 1
    if (line.every((cell) => cell.trim() === '')) continue
    if (columns === null) {
      const headed = headings(line)
      columns = headed ?? inOrder
      if (headed !== null) continue
    }
    if (rows.length === mostVariableRows)
      throw wrongField('body.text', say`Enter at most ${mostVariableRows} rows at a time. Split the sheet.`)
    const at = columns
    const cells = variableColumns.map((column) => [column, (line[at.get(column) ?? -1] ?? '').trim()])
    rows.push({ row, cells: Object.fromEntries(cells) as SheetRow['cells'] })
  }
  if (rows.length === 0) throw wrongField('body.text', say`There are no rows below the headings`)
  return rows
}

/** Spreadsheets quote a cell with a line end or a tab in it; a name or an amount has neither. */
function* copiedRows(text: string): Generator<string[]> {
  for (const line of text.split(/\r\n|\n|\r/)) yield line.split('\t')
}

const inOrder = new Map(variableColumns.map((column, at) => [column, at]))

const names = new Map<string, VariableColumn>([
  ...variableColumns.map((column) => [plainName(variableHeadings[column]), column] as const),
  ...(['employeecode', 'employeenumber', 'employeeno', 'empid', 'empcode', 'code'] as const).map(
    (name) => [name, 'code'] as const,
  ),
  ...([
    ['amount', 'amount'],
    ['hours', 'amount'],
    ['days', 'amount'],
    // As in earlier templates.
    ['amountorhours', 'amount'],
    ['name', 'name'],
    ['component', 'name'],
  ] as const),
  ...([
    ['remarks', 'reason'],
    ['comment', 'reason'],
    ['narration', 'reason'],
  ] as const),
])

/** Null where the first line is already a row. */
function headings(line: readonly string[]): Map<VariableColumn, number> | null {
  const columns = line.map((cell) => names.get(plainName(cell)))
  if (columns.filter((column) => column !== undefined).length < 2) return null
  const missing = variableColumns.filter((column) => !columns.includes(column))
  const [first] = missing
  if (first !== undefined) throw wrongField('body.text', say`Add the column ${variableHeadings[first]}`)
  return new Map(variableColumns.map((column) => [column, columns.indexOf(column)]))
}

function plainName(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]/g, '')
}
