import { isDay, type Day, type Month } from '../day.ts'
import type { Rate } from '../law/rate.ts'
import type { Paise } from '../money.ts'
import type { CaseInput } from './case.ts'
import { paiseFrom, rateFrom } from './decimal.ts'

/** The date of the rule book, used for rules that name no day. */
const ruleBookDay: Day = '2026-11-20'

/**
 * Rupees of an input, in paise.
 *
 * @throws RangeError if it is missing without a default
 */
export function amount(input: CaseInput, key: string, otherwise?: Paise): Paise {
  return isMissing(input, key) ? (otherwise ?? missing(key)) : paiseFrom(input[key], key)
}

/** An exact number of an input. */
export function rate(input: CaseInput, key: string, otherwise?: Rate): Rate {
  return isMissing(input, key) ? (otherwise ?? missing(key)) : rateFrom(input[key], key)
}

/** The same, null if missing. */
export function rateOrNull(input: CaseInput, key: string): Rate | null {
  return isMissing(input, key) ? null : rateFrom(input[key], key)
}

/** A number of an input that is not money, such as days. */
export function number(input: CaseInput, key: string, otherwise?: number): number {
  if (isMissing(input, key)) return otherwise ?? missing(key)
  const { numerator, denominator } = rateFrom(input[key], key)
  return numerator / denominator
}

/** A whole number of an input. */
export function count(input: CaseInput, key: string, otherwise?: number): number {
  const { numerator, denominator } = rate(
    input,
    key,
    otherwise === undefined ? undefined : { numerator: otherwise, denominator: 1 },
  )
  if (denominator !== 1) throw new RangeError(`${key} must be a whole number, got ${JSON.stringify(input[key])}`)
  return numerator
}

export function flag(input: CaseInput, key: string, otherwise: boolean): boolean {
  if (isMissing(input, key)) return otherwise
  const value = input[key]
  if (typeof value !== 'boolean') throw new RangeError(`${key} must be true or false, got ${JSON.stringify(value)}`)
  return value
}

export function text(input: CaseInput, key: string, otherwise?: string): string {
  if (isMissing(input, key)) return otherwise ?? missing(key)
  const value = input[key]
  if (typeof value !== 'string') throw new RangeError(`${key} must be a text, got ${JSON.stringify(value)}`)
  return value
}

/** One of a few values. */
export function choice<C extends string>(input: CaseInput, key: string, choices: readonly C[], otherwise?: C): C {
  const value = text(input, key, otherwise)
  const chosen = choices.find((one) => one === value)
  if (chosen === undefined)
    throw new RangeError(`${key} must be one of ${choices.join(', ')}, got ${JSON.stringify(value)}`)
  return chosen
}

export function month(input: CaseInput, key = 'month'): Month {
  const value = text(input, key)
  if (value.length !== 7 || !isDay(`${value}-01`))
    throw new RangeError(`${key} must be a month such as 2026-11, got ${value}`)
  return value
}

export function day(input: CaseInput, key: string): Day {
  const value = text(input, key)
  if (!isDay(value)) throw new RangeError(`${key} must be a day such as 2026-11-20, got ${value}`)
  return value
}

/** A list of records, empty if missing. */
export function records(input: CaseInput, key: string): readonly CaseInput[] {
  const value = input[key] ?? []
  if (!Array.isArray(value)) throw new RangeError(`${key} must be a list, got ${JSON.stringify(value)}`)
  return value as readonly CaseInput[]
}

/** A record, empty if missing. */
export function record(input: CaseInput, key: string): CaseInput {
  const value = input[key] ?? {}
  if (typeof value !== 'object' || Array.isArray(value))
    throw new RangeError(`${key} must be a record, got ${JSON.stringify(value)}`)
  return value as CaseInput
}

/** The day to look the law up: `on`, a key of our own cases, otherwise the rule book's. */
export function lawDay(input: CaseInput): Day {
  return isMissing(input, 'on') ? ruleBookDay : day(input, 'on')
}

export function isMissing(input: CaseInput, key: string): boolean {
  return input[key] === undefined || input[key] === null
}

/** Paise as a number of rupees. */
export function rupeesOf(paise: Paise): number {
  return paise / 100
}

function missing(key: string): never {
  throw new RangeError(`${key} is missing`)
}
