import type { LawBook } from '../law/law.ts'

/** A worked example: a rule's result for an input. Amounts are rupees; texts are exact decimals. */
export interface Case {
  id: string
  /** Begins with `PUBLISHED:` or `OWN:`. */
  source: string
  rule: string
  input: CaseInput
  expected: Readonly<Record<string, unknown>>
  note: string
}

export type CaseInput = Readonly<Record<string, unknown>>

/** Calls the engine for a rule of the worked examples. */
export type Adapter = (book: LawBook, input: CaseInput) => Readonly<Record<string, unknown>>
