import type { Day, Halves } from '../day.ts'

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `2026-11-24` as `24 Nov 2026`. */
export function dayText(day: Day): string {
  return `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}

/** Half-days in days: `1 day`, `2.5 days`, `−0.5 days`. */
export function daysText(halves: Halves): string {
  const whole = Math.floor(Math.abs(halves) / 2)
  const number = `${halves < 0 ? '−' : ''}${whole}${halves % 2 === 0 ? '' : '.5'}`
  return halves === 2 ? '1 day' : `${number} days`
}
