import { dayText } from '../format.ts'
import type { Day } from '../day.ts'
import { plain, say, type Sentence, type SentenceValue } from '../sentence.ts'

/** How certain the value is; `unsure`: a person must confirm it before it is relied on. */
export type Certainty = 'firm' | 'likely' | 'unsure'

/** What the numbers of a value mean, so that a screen can print and ask for it. `table`: a record of several. */
export type Unit =
  'paise' | 'rupees' | 'basisPoints' | 'days' | 'months' | 'years' | 'hours' | 'count' | 'text' | 'flag' | 'table'

/** One value of a law, effective from a day until the next row. */
export interface LawRow<V = unknown> {
  from: Day
  value: V
  /** The act, notification, circular or page it is from. */
  source: string
  certainty: Certainty
  note?: string
}

/** One statutory value and its changes: rows with ascending days. Values are literals, never calculated. */
export interface Law<V = unknown> {
  /** Stable; used in traces and overrides: `in.pf.ceiling`. */
  id: string
  /** `EPF: wage ceiling` */
  name: Sentence
  unit: Unit
  rows: readonly LawRow<V>[]
  /** A value in words, if the unit and the names of its parts say too little. */
  words?(value: V): SentenceValue
}

/** Names a law and a day for which it has no value. */
export class LawError extends Error {
  override name = 'LawError'
  readonly said: Sentence

  constructor(message: string, said: Sentence) {
    super(message)
    this.said = said
  }
}

/** Declares a law; its rows must have ascending days. */
export function law<V>(
  id: string,
  name: Sentence | string,
  unit: Unit,
  rows: readonly LawRow<V>[],
  words?: (value: V) => SentenceValue,
): Law<V> {
  const said = typeof name === 'string' ? plain(name) : name
  return { id, name: said, unit, rows, ...(words !== undefined && { words }) }
}

/** An organisation's row that replaces the law from its day until the next row of the law. */
export interface Override {
  law: string
  row: LawRow
}

/** All laws for one organisation at one moment: the law itself and its own rows. */
export interface LawBook {
  /** Identifies the content, so that a snapshot can name the book it was calculated by. */
  hash: string
  rows: Readonly<Record<string, readonly LawRow[]>>
}

/** What a figure was calculated with: the row of a law, as recorded in a trace. */
export interface LawUse {
  id: string
  name: SentenceValue
  from: Day
  source: string
  /** The value for a sentence: `₹15,000`, `12 %`. */
  value: SentenceValue
}

/** Makes a book of laws and an organisation's overrides. */
export function lawBook(laws: readonly Law[], overrides: readonly Override[], hash: string): LawBook {
  const rows: Record<string, readonly LawRow[]> = {}
  for (const { id, rows: own } of laws) {
    const instead = overrides.filter((override) => override.law === id).map(({ row }) => row)
    const days = new Set(instead.map(({ from }) => from))
    rows[id] = [...own.filter(({ from }) => !days.has(from)), ...instead].toSorted((a, b) => (a.from < b.from ? -1 : 1))
  }
  return { hash, rows }
}

/**
 * The row of a law in force on a day.
 *
 * @throws LawError before the first row, naming the law and the day
 */
export function lawRow<V>(book: LawBook, of: Law<V>, day: Day): LawRow<V> {
  const rows = (book.rows[of.id] ?? of.rows) as readonly LawRow<V>[]
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index]
    if (row !== undefined && row.from <= day) return row
  }
  throw new LawError(
    `${of.name.text} (${of.id}) has no value on ${dayText(day)}`,
    say`${of.name} (${of.id}) has no value on ${{ day }}`,
  )
}

/** Whether a law has a row on a day, for rules that deduct nothing without one. */
export function hasLaw(book: LawBook, of: Law, day: Day): boolean {
  return (book.rows[of.id] ?? of.rows).some(({ from }) => from <= day)
}

/**
 * The value of a law on a day.
 *
 * @throws LawError before the first row
 */
export function lawValue<V>(book: LawBook, of: Law<V>, day: Day): V {
  return lawRow(book, of, day).value
}

/** The days within a span, except its first, on which one of the laws changes: where a pay period is split. */
export function changeDays(book: LawBook, laws: readonly Law[], from: Day, to: Day): Day[] {
  const days = new Set<Day>()
  for (const of of laws)
    for (const row of book.rows[of.id] ?? of.rows) if (row.from > from && row.from <= to) days.add(row.from)
  return [...days].toSorted()
}
