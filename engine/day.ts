/** A calendar date `YYYY-MM-DD`, local, without time or zone. Days compare as text. */
export type Day = string
/** A calendar month `YYYY-MM`. */
export type Month = string
/** 0 Sunday … 6 Saturday, like PostgreSQL's `extract(dow)`. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6
/** Half-days, an integer: one day is 2. */
export type HalfDays = number
export type DayPart = 'full' | 'first' | 'second'

/** Whether this text is an existing date. */
export function isDay(text: string): boolean {
  return parse(text) !== null
}

/** The day `count` days later; earlier if negative. */
export function addDays(day: Day, count: number): Day {
  return fromNumber(toNumber(day) + count)
}

/** Days from one to the other: 0 for the same day, negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return toNumber(to) - toNumber(from)
}

/** Every day from `from` to `to`, both included; none if `to` is earlier. */
export function days(from: Day, to: Day): Day[] {
  const first = toNumber(from)
  const length = Math.max(0, toNumber(to) - first + 1)
  return Array.from({ length }, (_, index) => fromNumber(first + index))
}

export function weekday(day: Day): Weekday {
  const thursday = 4 // 1970-01-01
  return ((((toNumber(day) + thursday) % 7) + 7) % 7) as Weekday
}

/** Which of its weekdays in the month a day is, from 1 to 5: the 8th to 14th are the second. */
export function weekOfMonth(day: Day): number {
  return Math.ceil(Number(day.slice(8)) / 7)
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

export function firstDay(month: Month): Day {
  return `${month}-01`
}

export function lastDay(month: Month): Day {
  return `${month}-${two(daysInMonth(month))}`
}

export function daysInMonth(month: Month): number {
  return daysBetween(firstDay(month), firstDay(addMonths(month, 1)))
}

/** The month `count` months later; earlier if negative. */
export function addMonths(month: Month, count: number): Month {
  toNumber(`${month}-01`)
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${four(Math.floor(index / 12))}-${two((index % 12) + 1)}`
}

/** The same day of the month `count` months later; the last day if that month is shorter. */
export function addMonthsToDay(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), count)
  return `${month}-${two(Math.min(Number(day.slice(8)), daysInMonth(month)))}`
}

/** Every month from `from` to `to`, both included. */
export function months(from: Month, to: Month): Month[] {
  const list: Month[] = []
  for (let month = from; month <= to; month = addMonths(month, 1)) list.push(month)
  return list
}

/** The Indian financial year, April to March, of a month or a day: `2026-27`. */
export function financialYear(date: Month | Day): string {
  const year = Number(date.slice(0, 4))
  const start = Number(date.slice(5, 7)) >= 4 ? year : year - 1
  return `${four(start)}-${two((start + 1) % 100)}`
}

/** The previous financial year: `2025-26` for `2026-27`. */
export function yearBefore(year: string): string {
  return financialYear(addMonths(`${year.slice(0, 4)}-04`, -12))
}

/** The twelve months of a financial year such as `2026-27`, April first. */
export function monthsOfFinancialYear(year: string): Month[] {
  const first = `${year.slice(0, 4)}-04`
  if (financialYear(first) !== year) throw new RangeError(`Not a financial year such as 2026-27: ${year}`)
  return months(first, addMonths(first, 11))
}

export function earliest(first: Day, ...others: Day[]): Day {
  return others.reduce((a, b) => (b < a ? b : a), first)
}

export function latest(first: Day, ...others: Day[]): Day {
  return others.reduce((a, b) => (b > a ? b : a), first)
}

/** Days since 1970-01-01. */
function toNumber(day: Day): number {
  const number = parse(day)
  if (number === null) throw new RangeError(`Not a day as YYYY-MM-DD: ${day}`)
  return number
}

const dash = 45
const zero = 48

function parse(text: string): number | null {
  if (text.length !== 10 || text.charCodeAt(4) !== dash || text.charCodeAt(7) !== dash) return null
  const year = digits(text, 0, 4)
  const month = digits(text, 5, 7)
  const dayOfMonth = digits(text, 8, 10)
  if (year < 0 || month < 1 || month > 12 || dayOfMonth < 1 || dayOfMonth > lengthOf(year, month)) return null
  // Counting years from March puts the leap day last, so that no month needs a table (H. Hinnant, days_from_civil).
  const y = month > 2 ? year : year - 1
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The number at a position in a text, −1 if there is none; read digit by digit, since ledgers read many days. */
function digits(text: string, from: number, to: number): number {
  let value = 0
  for (let index = from; index < to; index += 1) {
    const digit = text.charCodeAt(index) - zero
    if (digit < 0 || digit > 9) return -1
    value = value * 10 + digit
  }
  return value
}

function lengthOf(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

function fromNumber(number: number): Day {
  const shifted = number + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const leaps = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const dayOfMonth = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${four(year)}-${two(month)}-${two(dayOfMonth)}`
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}

function four(value: number): string {
  return String(value).padStart(4, '0')
}
