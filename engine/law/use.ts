import type { Day } from '../day.ts'
import { joined, plural, say, verbatim, type Sentence, type SentenceValue } from '../sentence.ts'
import { compareText } from '../format.ts'
import { lawRow, type Law, type LawBook, type LawRow, type LawUse, type Unit } from './law.ts'

/** A value of the law on a day, and the record of its use for a trace. */
export interface Used<V> {
  value: V
  use: LawUse
}

/**
 * The value of a law on a day with its entry for a trace.
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

/** Rows never change, so each one's words are made once. */
const known = new WeakMap<LawRow, Used<unknown>>()

/** A value of a law, in the law's own words if it has some. */
export function wordsOf<V>(of: Law<V>, value: V): SentenceValue {
  return of.words?.(value) ?? valueSaid(of.unit, value)
}

/** A value in words: `₹15,000`, `12 %`, `58 years`; the parts of a table one after the other. */
export function valueSaid(unit: Unit, value: unknown): SentenceValue {
  if (value === null) return say`none`
  if (typeof value === 'object') return tableSaid(value)
  if (typeof value === 'boolean') return value ? say`yes` : say`no`
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return ''
  switch (unit) {
    case 'paise':
      return { paise: value }
    case 'rupees':
      return { paise: value * 100 }
    case 'basisPoints':
      return { basisPoints: value }
    case 'days':
      return say`${plural(value, { one: '# day', other: '# days' })}`
    case 'months':
      return say`${plural(value, { one: '# month', other: '# months' })}`
    case 'years':
      return say`${plural(value, { one: '# year', other: '# years' })}`
    case 'hours':
      return say`${plural(value, { one: '# hour', other: '# hours' })}`
    case 'count':
    case 'text':
    case 'flag':
    case 'table':
      return value
  }
}

/** Tax slabs as `5 % above ₹2,50,000`. Parts named `…Paise` or `…Rupees` are amounts, `…BasisPoints` rates. */
function tableSaid(table: object): Sentence {
  if (Array.isArray(table))
    return joined(
      table.map((part) => say`${valueSaid('table', part)}`),
      '; ',
    )
  if (isBand(table)) return say`${{ basisPoints: table.rateBasisPoints }} above ${{ paise: table.aboveRupees * 100 }}`
  const parts: Sentence[] = []
  // Sorted, since a book stored as JSON may have them in another order.
  for (const [name, part] of Object.entries(table).toSorted(([a], [b]) => compareText(a, b))) {
    parts.push(say`${nameSaid(name)} ${valueSaid(unitOf(name), part)}`)
  }
  return joined(parts, ', ')
}

function isBand(table: object): table is { aboveRupees: number; rateBasisPoints: number } {
  return Object.keys(table).length === 2 && 'aboveRupees' in table && 'rateBasisPoints' in table
}

function unitOf(name: string): Unit {
  if (name.endsWith('Paise')) return 'paise'
  if (name.endsWith('Rupees')) return 'rupees'
  return name.endsWith('BasisPoints') ? 'basisPoints' : 'table'
}

/** The names of parts in tables without their own words; parts of an organisation's own law go by key. */
function nameSaid(name: string): Sentence {
  return verbatim(name)
}
