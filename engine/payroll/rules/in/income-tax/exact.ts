import type { Paise } from '../../../../money.ts'

/**
 * An amount without any rounding, in units of 10⁻¹² paise, so that three rates of whole basis points applied in a row (slab, surcharge,
 * cess) still give a whole number.
 */
export type Exact = bigint

const one = 1_000_000_000_000n
const basis = 10_000n

export function exact(amount: Paise): Exact {
  return BigInt(amount) * one
}

/** `basisPoints` of an amount; exact up to the third rate applied to whole paise. */
export function rateOf(amount: Exact, basisPoints: number): Exact {
  return (amount * BigInt(basisPoints)) / basis
}

export function more(a: Exact, b: Exact): Exact {
  return a > b ? a : b
}

export function less(a: Exact, b: Exact): Exact {
  return a < b ? a : b
}

/** To the nearest paisa, half a paisa up; not for negative amounts. */
export function toPaise(amount: Exact): Paise {
  return Number((amount + one / 2n) / one)
}

/**
 * Drops the paise, then rounds to the nearest whole `rupees`, halves up, as the Act rounds incomes and taxes.
 *
 * @throws RangeError if `rupees` is not a positive whole number
 */
export function toNearest(amount: Exact, rupees: number): Paise {
  if (!Number.isInteger(rupees) || rupees < 1) throw new RangeError(`Nothing can be rounded to ₹${rupees}`)
  const whole = Number(amount / (one * 100n))
  const rest = whole % rupees
  return (rest * 2 >= rupees ? whole - rest + rupees : whole - rest) * 100
}
