import type { Rate } from '../law/rate.ts'

/** An exact decimal: `digits` by ten to the power of `places`. */
export interface Decimal {
  digits: bigint
  places: number
}

/**
 * A number or a text such as `15000`, `-0.5`, `0.0833`, `1e-7`, exactly.
 *
 * @throws RangeError for anything else
 */
export function decimalOf(value: unknown, what: string): Decimal {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i.exec(text)
  const [, sign = '', whole = '', fraction = '', power = '0'] = match ?? []
  if (match === null || whole + fraction === '')
    throw new RangeError(`${what} must be a decimal number, got ${JSON.stringify(value)}`)
  const places = fraction.length - Number(power)
  const size = BigInt(whole + fraction) * 10n ** BigInt(Math.max(0, -places))
  return { digits: sign === '-' ? -size : size, places: Math.max(0, places) }
}

/** An exact rate: a decimal, or a fraction such as `1/12`. */
export function rateFrom(value: unknown, what: string): Rate {
  const fraction = typeof value === 'string' ? /^\s*(\d+)\s*\/\s*(\d+)\s*$/.exec(value) : null
  if (fraction !== null) return checked(BigInt(fraction[1] ?? ''), BigInt(fraction[2] ?? ''), what)
  const { digits, places } = decimalOf(value, what)
  return checked(digits, 10n ** BigInt(places), what)
}

/** Rupees in paise, half a paisa rounded up. */
export function paiseFrom(value: unknown, what: string): number {
  const { digits, places } = decimalOf(value, what)
  return safe(quotient(digits * 100n, 10n ** BigInt(places), 'nearest'), what)
}

/** A decimal divided by `unit`, as a whole number: the nearest, a half away from zero; the next above; or the one towards zero. */
export function wholeOf({ digits, places }: Decimal, unit: bigint, mode: 'nearest' | 'up' | 'drop'): bigint {
  return quotient(digits, unit * 10n ** BigInt(places), mode)
}

function quotient(digits: bigint, divisor: bigint, mode: 'nearest' | 'up' | 'drop'): bigint {
  const size = digits < 0n ? -digits : digits
  const rest = size % divisor
  const whole = size / divisor
  const goesAway = mode === 'nearest' ? rest * 2n >= divisor : mode === 'up' && rest > 0n && digits > 0n
  const result = goesAway ? whole + 1n : whole
  return digits < 0n ? -result : result
}

function checked(numerator: bigint, denominator: bigint, what: string): Rate {
  if (denominator === 0n) throw new RangeError(`${what} can not be divided by zero`)
  const common = divisorOf(numerator < 0n ? -numerator : numerator, denominator)
  return { numerator: safe(numerator / common, what), denominator: safe(denominator / common, what) }
}

function divisorOf(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisorOf(b, a % b)
}

function safe(value: bigint, what: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${what} is too large or too exact`)
  return number
}
