import { formatSettings } from './settings.ts'

const STYLES = {
  /** 20 Nov 2026 */
  date: { day: '2-digit', month: 'short', year: 'numeric' },
  /** Fri, 20 Nov */
  weekday: { weekday: 'short', day: '2-digit', month: 'short' },
  /** Friday, 20 November 2026 */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 20 Nov */
  short: { day: '2-digit', month: 'short' },
  /** Fri */
  dayName: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof STYLES

/** Whether a text has the form of a Day, which one that is still being typed does not. */
export const hasDayForm = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** A Day (`2026-11-20`) or the day of an Instant in the viewer's zone, as `20 Nov 2026`. */
export function formatDate(value: string, style: DateStyle = 'date'): string {
  return printer(STYLES[style], zoneOf(value)).format(new Date(value))
}

/** A Month (`2026-11`) as `November 2026`, or `Nov 2026`. */
export function formatMonth(month: string, length: 'long' | 'short' = 'long'): string {
  return printer({ month: length, year: 'numeric' }, 'UTC').format(new Date(`${month}-01`))
}

/** Two Days as `23 – 25 Nov 2026`, `28 Nov – 02 Dec 2026`; one date when they are equal. */
export function formatRange(from: string, to: string): string {
  if (from === to) return formatDate(from)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${from.slice(8, 10)} – ${formatDate(to)}`
  if (from.slice(0, 4) === to.slice(0, 4)) return `${formatDate(from, 'short')} – ${formatDate(to)}`
  return `${formatDate(from)} – ${formatDate(to)}`
}

/** The Day of an Instant in the viewer's zone. */
export function dayOf(instant: Date | string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: formatSettings.zone }).format(new Date(instant))
}

/** Today in the viewer's zone. */
export function today(): string {
  return dayOf(new Date())
}

// Date reads a Day as UTC midnight, so it must be printed in UTC to stay the same day.
function zoneOf(value: string): string {
  return value.length === 10 ? 'UTC' : formatSettings.zone
}

const printers = new Map<string, Intl.DateTimeFormat>()

function printer(options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  const key = JSON.stringify(options) + timeZone
  const known = printers.get(key) ?? new Intl.DateTimeFormat('en-IN', { ...options, timeZone })
  printers.set(key, known)
  return known
}
