import type { Fraction } from './formula-number.ts'
import { say, type Sentence } from '../../sentence.ts'

/** A part of a formula. `text` is the part as written, for messages. */
export type Part = Amount | Condition

export type Amount =
  | { op: 'number'; text: string; value: Fraction }
  | { op: 'name'; text: string; name: string }
  | { op: 'negate'; text: string; of: Amount }
  | { op: '+' | '-' | '*' | '/'; text: string; left: Amount; right: Amount }
  | { op: 'min' | 'max' | 'round'; text: string; values: readonly Amount[] }
  | { op: 'if'; text: string; condition: Condition; then: Amount; otherwise: Amount }

export type Condition =
  | { op: 'compare'; by: Comparison; text: string; left: Amount; right: Amount }
  | { op: 'and' | 'or'; text: string; left: Condition; right: Condition }
  | { op: 'not'; text: string; of: Condition }

export type Comparison = '<' | '<=' | '>' | '>=' | '==' | '!='

/** What is wrong with a formula, in words for its author. */
export class FormulaError extends Error {
  readonly said: Sentence

  constructor(said: Sentence) {
    super(said.text)
    this.said = said
  }
}

export function asAmount(part: Part): Amount {
  if (!isCondition(part)) return part
  throw new FormulaError(say`"${part.text}" is true or false, but an amount is needed here`)
}

export function asCondition(part: Part): Condition {
  if (isCondition(part)) return part
  throw new FormulaError(say`"${part.text}" is an amount, but a comparison is needed here, for example BASIC > 15000`)
}

function isCondition(part: Part): part is Condition {
  return part.op === 'compare' || part.op === 'and' || part.op === 'or' || part.op === 'not'
}
