import type { Day } from '../day.ts'
import type { Paise, Rounding } from '../money.ts'
import type { Sentence } from '../sentence.ts'
import type { LawUse } from './law.ts'

/** One step of how a figure came to be. Data first; `words` is the sentence a screen shows. */
export interface TraceStep {
  words: Sentence
  /** What the step came to; null for a step that only decides something. */
  amountPaise: Paise | null
  /** What went in, by name. */
  inputs?: Readonly<Record<string, Paise | string | boolean>>
  /** The statutory values it used. */
  law?: readonly LawUse[]
  /** The part of the month it is for, where the month was cut. */
  from?: Day
  to?: Day
  rounding?: Rounding
  /** Which of several results of one rule it leads to; absent where it leads to all of them. */
  of?: string
}
