import type { Day, Month } from '@muster/contract/values.ts'

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** `2026-11` as `November 2026`. */
export function monthText(month: Month): string {
  return `${monthName(month)} ${month.slice(0, 4)}`
}

/** `2026-11-05` as `5 Nov 2026`. */
export function dayText(day: Day): string {
  return `${Number(day.slice(8))} ${monthName(day).slice(0, 3)} ${day.slice(0, 4)}`
}

function monthName(date: string): string {
  return months[Number(date.slice(5, 7)) - 1] ?? ''
}
