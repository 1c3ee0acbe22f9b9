import type { Day, HalfDays } from './day.ts'
import type { Paise } from './money.ts'
import { plural, say, type Sentence } from './sentence.ts'

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `2026-11-24` as `24 Nov 2026`. */
export function dayText(day: Day): string {
  return `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}

/** Half-days in days: `1 day`, `2.5 days`, `−0.5 days`. */
export function daysText(halfDays: HalfDays): string {
  return halfDays === 2 ? '1 day' : `${dayCount(halfDays)} days`
}

/** The same for a sentence: the count is translated where it is read. */
export function daysSaid(halfDays: HalfDays): Sentence {
  return say`${plural(halfDays / 2, { one: '# day', other: '# days' })}`
}

/** `12500050` as `₹1,25,000.50`; paise only if there are any. For messages and explanations; screens have their own format. */
export function rupeeText(amount: Paise): string {
  const size = Math.abs(amount)
  const whole = String(Math.floor(size / 100))
  const grouped =
    whole.length > 3 ? `${whole.slice(0, -3).replace(/\B(?=(?:\d\d){1,8}$)/g, ',')},${whole.slice(-3)}` : whole
  const paise = size % 100 === 0 ? '' : `.${String(size % 100).padStart(2, '0')}`
  return `${amount < 0 ? '−' : ''}₹${grouped}${paise}`
}

/** Hundredths of a per cent: 1200 as `12 %`, 833 as `8.33 %`. */
export function percentText(basisPoints: number): string {
  const whole = Math.floor(basisPoints / 100)
  const rest = String(basisPoints % 100)
    .padStart(2, '0')
    .replace(/0{1,2}$/, '')
  return rest === '' ? `${whole}%` : `${whole}.${rest}%`
}

/** Half-days in days, a number: 59 as `29.5`. */
export function dayCount(halfDays: number): string {
  return `${halfDays < 0 ? '−' : ''}${Math.floor(Math.abs(halfDays) / 2)}${halfDays % 2 === 0 ? '' : '.5'}`
}

/** Orders texts by code units: the same on every machine, whatever its locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

const monthsSaid = [
  ...[say`Jan`, say`Feb`, say`Mar`, say`Apr`, say`May`, say`Jun`],
  ...[say`Jul`, say`Aug`, say`Sep`, say`Oct`, say`Nov`, say`Dec`],
]

/** A month of the year for a sentence, 1 to 12. */
export function monthSaid(month: number): Sentence {
  return monthsSaid[month - 1] ?? say`${month}`
}

/** A month of the year, 1 to 12, as `Feb`. */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? ''
}

/** `2026-11` as `Nov 2026`. */
export function monthText(month: string): string {
  return `${monthNames[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
}

const longMonthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** `2026-11` as `November 2026`, for titles and logs, which have room. */
export function longMonthText(month: string): string {
  return `${longMonthNames[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
}
