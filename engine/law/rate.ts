import { times, type Paise, type Rounding } from '../money.ts'
import type { SentenceValue } from '../sentence.ts'

/** An exact part of an amount. Integers; the denominator is positive. 8.33 % is 833 of 10,000, one twelfth 1 of 12. */
export interface Rate {
  numerator: number
  denominator: number
}

/** A rate from hundredths of a per cent. */
export function rateOf(basisPoints: number): Rate {
  return { numerator: basisPoints, denominator: 10_000 }
}

/** A rate of an amount, calculated exactly and rounded once. */
export function partOf(amountPaise: Paise, rate: Rate, rounding: Rounding): Paise {
  return times(amountPaise, rate.numerator, rate.denominator, rounding)
}

/** `12 %` for a sentence; `1/12` if it is not a whole number of basis points. */
export function rateValue({ numerator, denominator }: Rate): SentenceValue {
  const basisPoints = (numerator * 10_000) / denominator
  return Number.isInteger(basisPoints) ? { basisPoints } : `${numerator}/${denominator}`
}
