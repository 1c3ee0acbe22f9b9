/** Whole paise, 1/100 of a rupee. Always a safe integer, never a fraction. */
export type Paise = number

/**
 * How a fraction becomes paise. An exact half rounds away from zero, so that a reversal mirrors its original. `upRupee` rounds away from
 * zero to the next whole rupee, `downRupee` towards zero.
 */
export type Rounding = 'nearestPaisa' | 'nearestRupee' | 'upRupee' | 'downRupee'

/**
 * `amount × numerator ÷ denominator`, calculated exactly and rounded once.
 *
 * @param amount paise
 * @throws RangeError when an argument is not a safe integer, the denominator is not positive, or the result is too large
 */
export function times(amount: Paise, numerator: number, denominator: number, rounding: Rounding): Paise {
  checkPaise(amount, 'amount')
  checkPaise(numerator, 'numerator')
  checkPaise(denominator, 'denominator')
  if (denominator <= 0) throw new RangeError(`A denominator must be positive, got ${denominator}`)
  const unit = rounding === 'nearestPaisa' ? 1 : 100
  const product = amount * numerator
  const divisor = denominator * unit
  const exact = Number.isSafeInteger(product) && Number.isSafeInteger(divisor * 2)
  const quotient = exact
    ? divide(product, divisor, rounding)
    : divideLarge(BigInt(amount) * BigInt(numerator), BigInt(denominator) * BigInt(unit), rounding)
  return checkPaise(quotient * unit, 'result')
}

/** An amount and the exact part taken of it. */
export interface PartOf {
  amount: Paise
  numerator: number
  denominator: number
}

/** The sum of parts of amounts, calculated exactly and rounded once, independent of order and splitting. */
export function sumOfParts(parts: readonly PartOf[], rounding: Rounding): Paise {
  const denominator = parts[0]?.denominator ?? 1
  let product = 0
  let isSmall = true
  for (const part of parts) {
    product += part.amount * part.numerator
    isSmall &&= part.denominator === denominator && Number.isSafeInteger(product)
  }
  if (isSmall) return times(product, 1, denominator, rounding)
  const common = parts.reduce((all, part) => all * BigInt(part.denominator), 1n)
  const exact = parts.reduce(
    (all, part) => all + (BigInt(part.amount) * BigInt(part.numerator) * common) / BigInt(part.denominator),
    0n,
  )
  const unit = rounding === 'nearestPaisa' ? 1 : 100
  return checkPaise(divideLarge(exact, common * BigInt(unit), rounding) * unit, 'result')
}

/** `basisPoints` hundredths of a per cent of an amount: `percent(amount, 4000, …)` is 40 %. */
export function percent(amount: Paise, basisPoints: number, rounding: Rounding): Paise {
  return times(amount, basisPoints, 10_000, rounding)
}

/** An amount of paise to whole rupees; `nearestPaisa` leaves it as it is. */
export function round(amount: Paise, rounding: Rounding): Paise {
  return times(amount, 1, 1, rounding)
}

/** The exact sum of amounts. */
export function sum(amounts: Iterable<Paise>): Paise {
  let total = 0
  for (const amount of amounts) total = checkPaise(total + checkPaise(amount, 'amount'), 'sum')
  return total
}

/** Whole rupees in paise, optionally plus paise of the same sign: `rupees(1250, 50)` is 125050. */
export function rupees(whole: number, paise: Paise = 0): Paise {
  return checkPaise(checkPaise(whole, 'rupees') * 100 + checkPaise(paise, 'paise'), 'amount')
}

/**
 * Splits a total into whole parts in proportion to weights, by largest remainder; between equal remainders the earlier part gets the odd
 * paisa. The parts always sum to the total.
 *
 * @param weights integers, none negative, not all zero
 */
export function apportion(total: Paise, weights: readonly number[]): Paise[] {
  checkPaise(total, 'total')
  for (const weight of weights) {
    if (checkPaise(weight, 'weight') < 0) throw new RangeError(`A weight can not be negative, got ${weight}`)
  }
  const whole = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (whole === 0n) throw new RangeError('A total can not be shared without a positive weight')
  const size = BigInt(Math.abs(total))
  const cuts = weights.map((weight, index) => {
    const product = size * BigInt(weight)
    return { index, part: product / whole, remainder: product % whole }
  })
  const given = cuts.reduce((all, cut) => all + cut.part, 0n)
  const byRemainder = cuts.toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index)
  for (const cut of byRemainder.slice(0, Number(size - given))) cut.part += 1n
  const sign = total < 0 ? -1n : 1n
  return cuts.map((cut) => Number(sign * cut.part))
}

/** Returns the value, or throws and names the value that is not whole paise. */
export function checkPaise(value: number, what: string): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`The ${what} must be a whole number, got ${value}`)
  return value === 0 ? 0 : value
}

function divide(product: number, divisor: number, rounding: Rounding): number {
  const size = Math.abs(product)
  const remainder = size % divisor
  const quotient = (size - remainder) / divisor
  const rounded = goesUp(rounding, remainder > 0, remainder * 2 >= divisor) ? quotient + 1 : quotient
  return product < 0 ? -rounded : rounded
}

function divideLarge(product: bigint, divisor: bigint, rounding: Rounding): number {
  const size = product < 0n ? -product : product
  const remainder = size % divisor
  const quotient = size / divisor
  const rounded = goesUp(rounding, remainder > 0n, remainder * 2n >= divisor) ? quotient + 1n : quotient
  return Number(product < 0n ? -rounded : rounded)
}

function goesUp(rounding: Rounding, isFraction: boolean, isHalfOrMore: boolean): boolean {
  if (rounding === 'downRupee') return false
  return rounding === 'upRupee' ? isFraction : isHalfOrMore
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}
