import type { LawUse } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import type { Paise } from '../../../../money.ts'
import type { Sentence } from '../../../../sentence.ts'

/** One step of a tax calculation. */
export function step(words: Sentence, amountPaise: Paise | null, ...law: LawUse[]): TraceStep {
  // A deduction of zero is 0, not −0.
  const amount = amountPaise === 0 ? 0 : amountPaise
  return law.length === 0 ? { words, amountPaise: amount } : { words, amountPaise: amount, law }
}
