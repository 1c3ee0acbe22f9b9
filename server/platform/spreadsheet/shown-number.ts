import { padded, type Shows } from './number-format.ts'

/** From 16 digits on, a spreadsheet keeps only the first 15. */
const exact = 1e15

/**
 * A number as a person would type what its cell shows: a day `2026-11-02`, a moment `2026-11-02 09:30`, a time `09:30`, an ID with its
 * zeros, anything else in full. One whose last digits the spreadsheet has lost keeps its exponent: `1.23456789012346E+16`.
 */
export function shownNumber(number: number, shows: Shows, is1904: boolean): string {
  if (Math.abs(number) >= exact) return number.toExponential(14).toUpperCase()
  if (typeof shows === 'object' && Number.isInteger(number)) return padded(number, shows.code)
  const date = typeof shows === 'string' && shows !== 'number' ? dated(number, shows, is1904) : null
  return date ?? plain(number)
}

/** The fifteen digits that spreadsheets show: 1799.9999999999998 is 1800. */
const plain = (number: number) => String(Number(number.toPrecision(15)))

const daySeconds = 86_400

/** Null for a number that is not such a date. */
function dated(number: number, shows: Exclude<Shows, object>, is1904: boolean): string | null {
  if (shows === 'percent') return `${plain(number * 100)}%`
  const seconds = Math.round((number - Math.floor(number)) * daySeconds)
  if (shows === 'time') return number < 0 ? null : clock(seconds % daySeconds)
  if (shows === 'hours') return number < 0 ? null : clock(Math.round(number * daySeconds))
  const day = dayOfSerial(Math.floor(number) + (seconds === daySeconds && shows === 'moment' ? 1 : 0), is1904)
  return day === null || shows === 'day' ? day : `${day} ${clock(seconds % daySeconds)}`
}

function clock(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${two(hours)}:${two(minutes)}${seconds % 60 === 0 ? '' : `:${two(seconds % 60)}`}`
}

/** Workbooks count days from the end of 1899, some from 1904; null for numbers that are not a calendar day. */
export function dayOfSerial(serial: number, is1904: boolean): string | null {
  const days = Math.floor(serial) + (is1904 ? 1462 : 0)
  if (days < 61 || days > 2_958_465) return null
  return new Date((days - 25_569) * 86_400_000).toISOString().slice(0, 10)
}
