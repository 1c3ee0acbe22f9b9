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
import { type KnownColumn, mostTitles, plainName } from '../../../platform/spreadsheet/headings.ts'

export interface SheetRow {
  /** Numbered as in a spreadsheet: the first line is row 1. */
  row: number
  /** Trimmed; '' where the line has no such cell. */
  cells: Record<VariableColumn, string>
}

/** The rows of a text, copied from a spreadsheet or of a CSV file, with headings or in the order of the template. */
export async function readRows(text: string): Promise<SheetRow[]> {
  const lines = () => (text.includes('\t') ? copiedRows(text) : csvRows(text))
  const titles = titlesAbove(lines())
  const rows: SheetRow[] = []
  const breathe = breather()
  let columns: ReadonlyMap<VariableColumn, number> | null = null
  let row = 0
  for (const line of lines()) {
    await breathe()
    row += 1
    if (row <= titles) continue
    // Besides the headings, and empty lines between the rows.
    if (row > mostVariableRows * 2 + 1) throw tooManyRows()
    if (line.some((cell) => cell.length > longestCell))
      throw wrongField('body.text', say`Row ${row} has a cell with more than ${longestCell} characters`)
    if (line.every((cell) => cell.trim() === '')) continue
    if (columns === null) {
      const headed = headings(line)
      columns = headed ?? inOrder
      if (headed !== null) continue
    }
    if (rows.length === mostVariableRows) throw tooManyRows()
    const at = columns
    const cells = variableColumns.map((column) => [column, (line[at.get(column) ?? -1] ?? '').trim()])
    rows.push({ row, cells: Object.fromEntries(cells) as SheetRow['cells'] })
  }
  if (rows.length === 0) throw wrongField('body.text', say`There are no rows below the headings`)
  return rows
}

const tooManyRows = () =>
  wrongField('body.text', say`Enter at most ${mostVariableRows} rows at a time. Split the sheet.`)

/** As many cells of a line as can have a heading. */
const mostCells = 256
/** A cell has a few words; anything else is no such sheet. */
const longestCell = 1_000

/** Spreadsheets quote a cell with a line end or a tab in it; a name or an amount has neither. */
function* copiedRows(text: string): Generator<string[]> {
  for (const line of text.split(/\r\n|\n|\r/)) yield line.split('\t', mostCells)
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

/** Headings of people's names, which say who is meant where there is no column of IDs. */
const headingsOfNames = new Set([
  'employee',
  'employeename',
  'nameofemployee',
  'nameoftheemployee',
  'empname',
  'staffname',
])

/** Null where the first line is already a row. */
function headings(line: readonly string[]): Map<VariableColumn, number> | null {
  const columns = line.map((cell) => names.get(plainName(cell)))
  if (!isHeading(line)) return null
  const named = line.findIndex((cell) => headingsOfNames.has(plainName(cell)))
  if (!columns.includes('code') && named >= 0) columns[named] = 'code'
  const missing = variableColumns.filter((column) => !columns.includes(column))
  const [first] = missing
  if (first !== undefined) throw wrongField('body.text', say`Add the column ${variableHeadings[first]}`)
  return new Map(variableColumns.map((column) => [column, columns.indexOf(column)]))
}

/** How many lines are above the headings; 0 where there are none. */
function titlesAbove(lines: Iterable<string[]>): number {
  let at = 0
  for (const line of lines) {
    if (at === mostTitles) break
    if (isHeading(line)) return at
    at += 1
  }
  return 0
}

const isHeading = (line: readonly string[]) =>
  line.slice(0, mostCells).filter((cell) => names.has(plainName(cell))).length > 1

/** By which the sheet of a workbook is found. */
export const knownColumns: readonly KnownColumn[] = variableColumns.map((column) => ({
  names: [...names].flatMap(([name, of]) => (of === column ? [name] : [])),
  isNeeded: true,
}))
