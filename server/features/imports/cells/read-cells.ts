import type { ImportColumn } from '@muster/contract/imports/import-column.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { type KnownColumn, placesOf, plainName } from '../../../platform/spreadsheet/headings.ts'
import { amountOfCell, isMisgrouped } from './amount-cell.ts'
import { dayOfCell, isAmbiguous, type DayOrder } from './day-cell.ts'

type Columns = Readonly<Record<string, ImportColumn>>
/** Of a column of the file: as its days say, '' where they say nothing, `mixed` where they contradict each other. */
export type ColumnOrder = DayOrder | 'mixed' | ''

/** As stored: the cells under the headings, and corrections entered since. */
export interface KeptCells {
  cells: string[]
  edits: Record<string, string>
}

/** How the columns of a file are read. */
export interface Reading {
  /** The heading of each column, counted from 0; null for none. */
  columns: Readonly<Record<string, number | null>>
  /** Of days whose order nothing in the file tells. */
  dayOrder: DayOrder
  /** What a value of a column stands for, as a person said. */
  meaning?: (column: string, value: string) => string
  /** By heading. */
  dayOrders: readonly ColumnOrder[]
}

export interface CellsRead {
  cells: Readonly<Record<string, string>>
  /** What cannot be read, whatever the column takes. */
  faults: { column: string; message: Sentence }[]
}

export function knownColumns(columns: Columns): KnownColumn[] {
  return Object.values(columns).map(({ heading, names = [], isNeeded, instead }) => ({
    names: [plainName(heading), ...names],
    isNeeded: isNeeded === true && instead === undefined,
  }))
}

/** Matches headings to columns by the column's known names; each at most once. */
export function matched(columns: Columns, headings: readonly string[]): Record<string, number | null> {
  const places = placesOf(headings, knownColumns(columns))
  return Object.fromEntries(Object.keys(columns).map((column, n) => [column, places[n]! < 0 ? null : places[n]!]))
}

/** Whether a row has nothing in any of the columns that a record needs: a total, or a note below the rows. */
export function emptyIn(columns: Columns): (row: Pick<CellsRead, 'cells'>) => boolean {
  const needed = Object.entries(columns).flatMap(([column, { isNeeded, instead }]) =>
    isNeeded ? [column, ...(instead === undefined ? [] : [instead])] : [],
  )
  return ({ cells }) => needed.every((column) => (cells[column] ?? '') === '')
}

/** The cells of a row by column, in the form the kind takes. */
export function cellsOf(columns: Columns, reading: Reading, { cells, edits }: KeptCells): CellsRead {
  const read = { cells: {} as Record<string, string>, faults: [] as CellsRead['faults'] }
  for (const [column, { type = 'text' }] of Object.entries(columns)) {
    const at = reading.columns[column] ?? null
    const edit = edits[column]
    const written = valueOfCell(edit ?? (at === null ? '' : (cells[at] ?? '')))
    const value = reading.meaning?.(column, written) ?? written
    // What a person entered here has the order that the screen says.
    const order = edit === undefined && at !== null ? (reading.dayOrders[at] ?? '') : ''
    const fault = faultOf(value, type, order)
    if (fault !== null) read.faults.push({ column, message: fault })
    read.cells[column] = inForm(value, type, order === '' || order === 'mixed' ? reading.dayOrder : order)
  }
  return read
}

function inForm(value: string, type: ImportColumn['type'], order: DayOrder): string {
  if (type === 'day') return dayOfCell(value, order)
  return type === 'amount' ? amountOfCell(value) : value
}

/** Without what spreadsheets and people write around a value; '' for `-` and `N/A`. An exponent with all its digits is written out. */
export function valueOfCell(cell: string): string {
  const [, quoted] = /^="([^"]*)"$/.exec(cell) ?? []
  const value = (quoted ?? cell)
    .replaceAll(/[\u200b\u200e\u200f\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (/^(-+|[–—]|n\.?\/?a\.?)$/i.test(value) && value !== 'na' && value !== 'Na') return ''
  if (/^'[\d+]/.test(value)) return value.slice(1)
  return writtenOut(value) ?? value
}

const exponent = /^(\d)(?:\.(\d{1,30}))?e\+(\d{1,3})$/i

/** `9.821000001E+09` as 9821000001; null for anything else, and for a number whose last digits are lost. */
function writtenOut(value: string): string | null {
  const [, first, decimals = '', power] = exponent.exec(value) ?? []
  const digits = `${first ?? ''}${decimals}`
  return first !== undefined && digits.length === Number(power) + 1 ? digits : null
}

function faultOf(value: string, type: ImportColumn['type'], order: ColumnOrder): Sentence | null {
  if (exponent.test(value))
    return say`The spreadsheet has lost the last digits of this number. Format its column as text and enter the number again.`
  if (/^#(n\/a|ref!|value!|div\/0!|name\?|null!|num!)$/i.test(value))
    return say`The spreadsheet shows the error ${value} here. Correct its formula, or enter the value.`
  if (value.startsWith('='))
    return say`This formula has no value yet. Open the file in a spreadsheet program, save it, and upload it again.`
  if (type === 'amount' && isMisgrouped(value))
    return say`The commas in ${value} do not group digits as in 9,00,000 or 900,000. Use a point for decimals.`
  if (type === 'day' && order === 'mixed' && isAmbiguous(value))
    return say`This column has dates with the day first and with the month first. Enter this date as YYYY-MM-DD.`
  return null
}
