import type { Paise } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'

/** Warnings about a travel request on submission, by the position of the line. */
export interface Fact {
  warnings: { position: number; message: Sentence }[]
}

export interface TripFacts extends Fact {
  /** By line: the amount that limits allowed on submission. */
  limits: (Paise | null)[]
  /** The highest advance, as a percentage of the approved amount. */
  advancePercent: number
}
