import { dayOfSerial } from '../../../platform/spreadsheet/shown-number.ts'

export type DayOrder = 'dmy' | 'mdy'

const numbers = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/
const yearFirst = /^(\d{4})[/. -](\d{1,2})[/. -](\d{1,2})$/
const dayNamed = /^(\d{1,2})(?:st|nd|rd|th)?[ /.-]?([a-z]{3,9})[ ,./'’-]{1,3}(\d{4}|\d{2})$/i
const monthNamed = /^([a-z]{3,9})[ .-]{1,2}(\d{1,2})(?:st|nd|rd|th)?(?:, ?| |-)(\d{4}|\d{2})$/i

/**
 * A day as people and spreadsheets write it, with or without a time, or as the number that spreadsheets keep for it, as `YYYY-MM-DD`;
 * leaves anything else unchanged. `order` is that of 02/11/2026.
 */
export function dayOfCell(cell: string, order: DayOrder): string {
  const value = withoutTime(cell)
  const [, year, month, day] = yearFirst.exec(value) ?? []
  if (day !== undefined) return isoDay(year!, Number(month), Number(day)) ?? cell
  const [, first, second, ofYear] = numbers.exec(value) ?? []
  if (ofYear !== undefined) {
    const [ofDay, ofMonth] = isDayFirst(Number(first), Number(second), order) ? [first, second] : [second, first]
    return isoDay(ofYear, Number(ofMonth), Number(ofDay)) ?? cell
  }
  const [, d1, m1, y1] = dayNamed.exec(value) ?? []
  if (y1 !== undefined) return isoDay(y1, monthNumber(m1!), Number(d1)) ?? cell
  const [, m2, d2, y2] = monthNamed.exec(value) ?? []
  if (y2 !== undefined) return isoDay(y2, monthNumber(m2!), Number(d2)) ?? cell
  return serialDay(value) ?? cell
}

/** The one order in which 13 is a day; otherwise the given one. */
function isDayFirst(first: number, second: number, order: DayOrder): boolean {
  if (first > 12) return true
  return second > 12 ? false : order === 'dmy'
}

/** Which order a value shows by itself; null if it shows none. */
export function orderOfDay(cell: string): DayOrder | null {
  const [, first, second] = numbers.exec(withoutTime(cell.trim())) ?? []
  if (second === undefined) return null
  const [isDay, isMonthFirst] = [Number(first) > 12, Number(second) > 12]
  return isDay === isMonthFirst ? null : isDay ? 'dmy' : 'mdy'
}

/** Whether a day means another one if its first two numbers change places. */
export function isAmbiguous(cell: string): boolean {
  const [, first, second] = numbers.exec(withoutTime(cell)) ?? []
  return second !== undefined && Number(first) !== Number(second) && Number(first) <= 12 && Number(second) <= 12
}

const withoutTime = (cell: string) =>
  /^(.{6,20}?)(?: |T|, )\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d{1,9})?)? ?(?:[ap]\.?m\.?|Z)?$/i.exec(cell)?.[1] ?? cell

/** By its name or the beginning of it, three letters at least; 0 for anything else. */
function monthNumber(name: string): number {
  const letters = name.toLowerCase()
  return months.findIndex((one) => one.startsWith(letters === 'sept' ? 'sep' : letters)) + 1
}

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'],
  ...['september', 'october', 'november', 'december'],
]

/** Two digits of a year from 30 on are of the last century, as spreadsheets take them. Null for a day that does not exist. */
function isoDay(year: string, month: number, day: number): string | null {
  const full = year.length === 4 ? year : `${Number(year) < 30 ? 20 : 19}${year}`
  const two = (n: number) => String(n).padStart(2, '0')
  const iso = `${full}-${two(month)}-${two(day)}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso
}

/** 46328 is 2026-11-02: the days since the end of 1899, from 1920 to 2099. */
function serialDay(value: string): string | null {
  const [, days] = /^(\d{4,5})(?:\.\d{1,15})?$/.exec(value) ?? []
  if (days === undefined || Number(days) < 7306 || Number(days) > 73_050) return null
  return dayOfSerial(Number(days), false)
}
