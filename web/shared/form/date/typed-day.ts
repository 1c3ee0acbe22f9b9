import { isDay } from '@muster/engine/day.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A Day as people in India write it: 1/2/26, 1-2-2026, 01.02.2026, 1 Feb 2026, and 2026-02-01; null if it is not a date. */
export function typedDay(text: string): string | null {
  const parts = text
    .trim()
    .toLowerCase()
    .replaceAll(/(\d)(st|nd|rd|th)\b/g, '$1')
    .split(/[\s/.,-]+/)
    .filter(Boolean)
  if (parts.length !== 3) return null
  const [first = '', second = '', third = ''] = parts
  const [day, month, year] = /^\d{4}$/.test(first) ? [third, second, first] : [first, second, third]
  const monthNumber = /^\d{1,2}$/.test(month) ? Number(month) : months.indexOf(month.slice(0, 3)) + 1
  if (!/^\d{1,2}$/.test(day) || !/^(\d{2}|\d{4})$/.test(year) || monthNumber < 1) return null
  const fullYear = year.length === 2 ? centuryOf(Number(year)) + Number(year) : Number(year)
  const made = `${fullYear}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(made) && fullYear >= 1900 ? made : null
}

/** Two digits up to 49 are of this century: people are born before 2000, and hired after. */
function centuryOf(year: number): number {
  return year < 50 ? 2000 : 1900
}

/** Adds slashes to digits as they are typed: numeric keyboards have none. */
export function withSlashes(text: string): string {
  return text
    .replaceAll(/[.\- ]/g, '/')
    .replace(/^(\d\d)(\d)/, '$1/$2')
    .replace(/^(\d{1,2}\/\d\d)(\d)/, '$1/$2')
    .replaceAll(/[^\d/]|(?<=\/)\//g, '')
    .slice(0, 10)
}
