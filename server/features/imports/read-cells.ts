import type { ImportColumn } from '@muster/contract/imports/import-column.ts'

type Columns = Readonly<Record<string, ImportColumn>>
export type DayOrder = 'dmy' | 'mdy'

/** As stored: the cells under the headings, and corrections entered since. */
export interface KeptCells {
  cells: string[]
  edits: Record<string, string>
}

/** Matches headings to columns by the column's known names; each at most once. */
export function matched(columns: Columns, headings: readonly string[]): Record<string, number | null> {
  const positions: Record<string, number | null> = {}
  const taken = new Set<number>()
  for (const [column, { heading, names = [] }] of Object.entries(columns)) {
    const wanted = [plainName(heading), ...names]
    const at = headings.findIndex((one, n) => !taken.has(n) && wanted.includes(plainName(one)))
    positions[column] = at < 0 ? null : at
    if (at >= 0) taken.add(at)
  }
  return positions
}

/** The cells of a row by column, in the form the kind takes. */
export function cellsOf(
  columns: Columns,
  matching: Readonly<Record<string, number | null>>,
  dayOrder: DayOrder,
  { cells, edits }: KeptCells,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(columns).map(([column, { type = 'text' }]) => {
      const at = matching[column] ?? null
      const value = (edits[column] ?? (at === null ? '' : (cells[at] ?? ''))).trim()
      if (type === 'day') return [column, dayOfCell(value, dayOrder)]
      return [column, type === 'amount' ? amountOfCell(value) : value]
    }),
  )
}

/** A day as spreadsheets write it, 02/11/2026, 2-Nov-2026 or 2026-11-02, as `YYYY-MM-DD`; leaves anything else unchanged. */
export function dayOfCell(cell: string, order: DayOrder): string {
  const [, first, second, year] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(cell) ?? []
  if (year !== undefined) {
    const [day, month] = order === 'dmy' ? [first!, second!] : [second!, first!]
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  }
  const [, named, name, ofYear] = /^(\d{1,2})[ -]([A-Za-z]{3})[a-z]*[ ,-]+(\d{4})$/.exec(cell) ?? []
  const month = months.indexOf((name ?? '').toLowerCase())
  if (ofYear !== undefined && month >= 0)
    return `${ofYear}-${String(month + 1).padStart(2, '0')}-${named!.padStart(2, '0')}`
  return cell
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `₹ 1,25,000.50` is `125000.50`. */
export function amountOfCell(cell: string): string {
  const plain = cell.replace(/^(₹|rs\.?|inr)/i, '').replace(/[\s,]/g, '')
  return /^-?\d+(\.\d+)?$/.test(plain) ? plain : cell
}

export function plainName(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]/g, '')
}
