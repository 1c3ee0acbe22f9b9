/** An exact fraction, reduced, with a positive denominator. Formulas use no other numbers. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

export const zero: Fraction = { over: 0n, under: 1n }

/** @throws RangeError when the denominator is zero */
export function fraction(over: bigint, under = 1n): Fraction {
  if (under === 0n) throw new RangeError('A denominator can not be zero')
  const divisor = greatestCommon(over, under) * (under < 0n ? -1n : 1n)
  return { over: over / divisor, under: under / divisor }
}

/** A written number, `0.4` or `1600`, as an exact fraction; null for any other notation. */
export function decimal(text: string): Fraction | null {
  const match = /^(\d{1,15})(?:\.(\d{1,15}))?$/.exec(text)
  if (match === null) return null
  const [, whole = '', rest = ''] = match
  return fraction(BigInt(whole + rest), 10n ** BigInt(rest.length))
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under)
}

export function negate({ over, under }: Fraction): Fraction {
  return { over: -over, under }
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.over, a.under * b.under)
}

/** @throws RangeError when `b` is zero */
export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under, a.under * b.over)
}

/** Below zero if `a` is smaller, 0 if they are equal. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The nearest whole number; exact halves are rounded away from zero. */
export function nearest({ over, under }: Fraction): bigint {
  const size = over < 0n ? -over : over
  const whole = (2n * size + under) / (2n * under)
  return over < 0n ? -whole : whole
}

function greatestCommon(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}
