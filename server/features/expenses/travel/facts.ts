import type { Paise } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'

/** What was unusual about a request of travel when it was sent: by the position of its line. */
export interface Fact {
  warnings: { position: number; message: Sentence }[]
}

export interface TripFacts extends Fact {
  /** Of each line: what limits allowed when it was sent. */
  limits: (Paise | null)[]
  /** Of what is approved, at most so much is advanced. */
  advancePercent: number
}
