import type { Day } from '../day.ts'
import type { Paise, Rounding } from '../money.ts'
import type { Sentence } from '../sentence.ts'
import type { LawUse } from './law.ts'

/** One step in the explanation of a figure. Data first; `words` is the sentence for the screen. */
export interface TraceStep {
  words: Sentence
  /** The step's result; null for a step that only decides something. */
  amountPaise: Paise | null
  /** The inputs by name. */
  inputs?: Readonly<Record<string, Paise | string | boolean>>
  /** The statutory values it used. */
  law?: readonly LawUse[]
  /** The part of the month it is for, if the month was split. */
  from?: Day
  to?: Day
  rounding?: Rounding
  /** Which of a rule's results it leads to; absent if it leads to all. */
  of?: string
}
