import { sum, type Paise } from '../../../../money.ts'
import type { PerquisiteKind } from './kinds.ts'

/** A benefit in kind of a month or a year: its value is taxed as far as it is not recovered from the employee. */
export interface Benefit {
  kind: PerquisiteKind
  valuePaise: Paise
  recoveredPaise: Paise
  taxablePaise: Paise
}

/** The taxable value of benefits. */
export function taxableOf(benefits: readonly Benefit[]): Paise {
  return sum(benefits.map(({ taxablePaise }) => taxablePaise))
}
