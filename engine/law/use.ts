import type { Day } from '../day.ts'
import { compareText, percentText, rupeeText } from '../words.ts'
import { lawRow, type Law, type LawBook, type LawRow, type LawUse, type Unit } from './law.ts'

/** A value of the law on a day, and the note of its use for a trace. */
export interface Used<V> {
  value: V
  use: LawUse
}

/**
 * The value of a law on a day together with what a trace says of it.
 *
 * @throws LawError before the first row
 */
export function useLaw<V>(book: LawBook, of: Law<V>, day: Day): Used<V> {
  const row = lawRow(book, of, day)
  let used = known.get(row)
  if (used === undefined) {
    const { value, from, source } = row
    used = { value, use: { id: of.id, name: of.name, from, source, value: wordsOf(of, value) } }
    known.set(row, used)
  }
  return used as Used<V>
}

/** Rows never change, so that the words of one are made once. */
const known = new WeakMap<LawRow, Used<unknown>>()

/** What a value of a law says, in the law's own words where it has some. */
export function wordsOf<V>(of: Law<V>, value: V): string {
  return of.words?.(value) ?? valueText(of.unit, value)
}

/** A value in words: `₹15,000`, `12 %`, `58 years`; the parts of a table one after the other. */
export function valueText(unit: Unit, value: unknown): string {
  if (value === null) return 'none'
  if (typeof value === 'object') return tableText(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return ''
  switch (unit) {
    case 'paise':
      return rupeeText(value)
    case 'rupees':
      return rupeeText(value * 100)
    case 'basisPoints':
      return percentText(value)
    case 'days':
    case 'months':
    case 'years':
    case 'hours':
      return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`
    case 'count':
    case 'text':
    case 'flag':
    case 'table':
      return String(value)
  }
}

/** Steps of a tax as `5 % above ₹2,50,000`. Names of the parts that end in `Paise` or `Rupees` are amounts, those in `BasisPoints` rates. */
function tableText(table: object): string {
  if (Array.isArray(table)) return table.map((part) => valueText('table', part)).join('; ')
  if (isBand(table)) return `${percentText(table.rateBasisPoints)} above ${rupeeText(table.aboveRupees * 100)}`
  const parts: string[] = []
  // In one order, since a book that was kept as JSON may have them in another.
  for (const [name, part] of Object.entries(table).toSorted(([a], [b]) => compareText(a, b))) {
    parts.push(`${plain(name)} ${valueText(unitOf(name), part)}`)
  }
  return parts.join(', ')
}

function isBand(table: object): table is { aboveRupees: number; rateBasisPoints: number } {
  return Object.keys(table).length === 2 && 'aboveRupees' in table && 'rateBasisPoints' in table
}

function unitOf(name: string): Unit {
  if (name.endsWith('Paise')) return 'paise'
  if (name.endsWith('Rupees')) return 'rupees'
  return name.endsWith('BasisPoints') ? 'basisPoints' : 'table'
}

/** `employerPaise` as `employer`, `wageLimitPaise` as `wage limit`. */
function plain(name: string): string {
  return name
    .replace(/(Paise|Rupees|BasisPoints)$/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
}
