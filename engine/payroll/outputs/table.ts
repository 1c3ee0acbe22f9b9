import type { Sentence } from '../../sentence.ts'
import { csvLine } from './csv.ts'
import { decimalText } from './decimal.ts'

/** A table produced row by row, so that a run of any size needs no extra memory. */
export interface Table {
  columns: readonly Column[]
  rows: Iterable<readonly Cell[]>
}

export interface Column {
  name: string
  /**
   * `amount` is paise; `halfDays` half-days; `number` a whole number; `decimal` a number as text, with a separate unit per row; `day` a
   * text YYYY-MM-DD.
   */
  type: 'text' | 'amount' | 'halfDays' | 'number' | 'decimal' | 'day'
}

/** Null stays empty. */
export type Cell = string | number | null

/** A table before its reader is known: headings and words are sentences. `worded` translates it on output. */
export interface SaidTable {
  columns: readonly SaidColumn[]
  rows: Iterable<readonly SaidCell[]>
}
export type SaidColumn = Omit<Column, 'name'> & { name: Sentence }
export type SaidCell = Cell | Sentence

/** Translates a sentence into the reader's language. */
export type Words = (said: Sentence) => string

/** The translated table, still row by row. */
export function worded({ columns, rows }: SaidTable, words: Words): Table {
  return { columns: columns.map(({ name, type }) => ({ name: words(name), type })), rows: wordedRows(rows, words) }
}

function* wordedRows(rows: SaidTable['rows'], words: Words): Generator<readonly Cell[]> {
  for (const row of rows) yield row.map((cell) => (typeof cell === 'object' && cell !== null ? words(cell) : cell))
}

/** The lines of a table as CSV: amounts in rupees with two decimals, days with halves. */
export function* tableCsv(table: Table): Generator<string> {
  yield csvLine(table.columns.map(({ name }) => name))
  for (const row of table.rows) yield tableLine(table.columns, row)
}

/** One row of it, for a table that comes in pieces. */
export function tableLine(columns: readonly Column[], row: readonly Cell[]): string {
  return csvLine(row.map((cell, index) => cellText(cell, columns[index]?.type)))
}

/** The same for opening in a spreadsheet, with a byte order mark that gives the encoding. */
export function* spreadsheetCsv(table: Table): Generator<string> {
  yield '\uFEFF'
  yield* tableCsv(table)
}

/** A cell in file form. */
export function cellText(cell: Cell, type: Column['type'] = 'text'): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (type === 'amount') return decimalText(cell)
  if (type === 'halfDays') return String(cell / 2)
  return String(cell)
}
