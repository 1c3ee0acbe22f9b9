import { checkPaise, type Paise } from '../../money.ts'

/** An exact fraction; the denominator is positive. */
export interface Fraction {
  numerator: bigint
  denominator: bigint
}

export const none: Fraction = { numerator: 0n, denominator: 1n }

export function fraction(numerator: number, denominator: number): Fraction {
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) }
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator - b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  }
}

export function product(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator }
}

/** Undefined for a division by zero. */
export function over(a: Fraction, b: Fraction): Fraction | undefined {
  if (b.numerator === 0n) return undefined
  const sign = b.numerator < 0n ? -1n : 1n
  return { numerator: sign * a.numerator * b.denominator, denominator: sign * a.denominator * b.numerator }
}

/** To the nearest paisa; halves are rounded away from zero. */
export function toPaise({ numerator, denominator }: Fraction): Paise {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = (size * 2n + denominator) / (denominator * 2n)
  return checkPaise(Number(numerator < 0n ? -rounded : rounded), 'result')
}
