import type { Day } from '../day.ts'
import { compareText } from '../format.ts'
import type { Sentence, SentenceValue } from '../sentence.ts'
import type { Certainty, Law, LawBook, Unit } from './law.ts'
import { wordsOf } from './use.ts'

/** One row of the law for a screen: its value from a day on, and until when. */
export interface LawTableRow {
  id: string
  name: Sentence
  unit: Unit
  from: Day
  /** The first day of the next row; null while it is in force. */
  until: Day | null
  value: unknown
  /** `₹15,000`, `12 %`. */
  valueText: SentenceValue
  source: string
  certainty: Certainty
  note: string | null
}

/** The laws as in a book, by id, each with its rows from oldest to newest. */
export function lawTable(book: LawBook, laws: readonly Law[]): LawTableRow[] {
  return laws
    .toSorted((a, b) => compareText(a.id, b.id))
    .flatMap((law) => {
      const { id, name, unit, rows } = law
      const own = book.rows[id] ?? rows
      return own.map(({ from, value, source, certainty, note }, index) => ({
        id,
        name,
        unit,
        from,
        until: own[index + 1]?.from ?? null,
        value,
        valueText: wordsOf(law, value),
        source,
        certainty,
        note: note ?? null,
      }))
    })
}
