import type { LawUse } from '../../law/law.ts'
import type { Paise } from '../../money.ts'
import { joined, type Sentence, type SentenceValue } from '../../sentence.ts'
import type { Worksheet, Entry } from './worksheet.ts'

export interface Cut {
  /** Why it is cut. */
  words: Sentence
  /** What happens to the part that is cut. */
  after: (cut: SentenceValue) => Sentence
  law: readonly LawUse[]
}

/** Reduces a deduction and explains it; removes a line of which nothing is left. */
export function cutLine(sheet: Worksheet, entry: Entry, cut: Paise, { words, after, law }: Cut): void {
  const { line } = entry
  const amountPaise = line.amountPaise - cut
  if (amountPaise === 0) return sheet.replace(entry, null)
  const step = { words: joined([words, after({ paise: cut })], '; '), amountPaise, law }
  const steps = [...line.explanation.steps, step]
  sheet.replace(entry, { ...line, amountPaise, explanation: { ...line.explanation, steps } })
}
