import { addDays, type Day, financialYear, monthOf } from '../day.ts'
import type { Law, LawRow } from '../law/law.ts'
import { bookRetention, logRetention, wageRetention } from './retention.law.ts'

/** The parts in which a person's data is erased, the first immediately. */
export const erasureParts = ['now', 'log', 'wages', 'books'] as const
export type ErasurePart = (typeof erasureParts)[number]

export interface ErasureDue {
  part: ErasurePart
  /** The first day on which it may be erased. */
  dueOn: Day
  /** The law that requires keeping it until then; null if none does. */
  source: string | null
}

/**
 * When each part of a former employee's data may be erased, under the law of a day.
 *
 * @throws RangeError if the law is not known for that day
 */
export function erasureDues(leftOn: Day, today: Day): ErasureDue[] {
  const [logs, wages, books] = [logRetention, wageRetention, bookRetention].map((one) => rowOn(one, today)) as [
    LawRow<number>,
    LawRow<number>,
    LawRow<number>,
  ]
  const lastYear = Number(financialYear(monthOf(leftOn)).slice(0, 4))
  return [
    { part: 'now', dueOn: today, source: null },
    { part: 'log', dueOn: addDays(leftOn, logs.value + 1), source: logs.source },
    { part: 'wages', dueOn: addDays(yearsAfter(leftOn, wages.value), 1), source: wages.source },
    // A financial year ends on 31 March.
    { part: 'books', dueOn: `${lastYear + 1 + books.value}-04-01`, source: books.source },
  ]
}

function rowOn({ id, rows }: Law<number>, day: Day): LawRow<number> {
  const row = rows.findLast(({ from }) => from <= day)
  if (!row) throw new RangeError(`${id} has no value on ${day}.`)
  return row
}

/** The same day a number of years later; 29 February becomes the 28th in other years. */
function yearsAfter(day: Day, years: number): Day {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
  return day.endsWith('-02-29') ? `${later.slice(0, 8)}28` : later
}
