import type { Month } from '../values.ts'
import { mostReportMonths } from './report-kinds.ts'

/** Up to the current month, up to the last complete one, or always the same months. */
export const savedPeriods = ['thisMonth', 'lastMonth', 'fixed'] as const
export type SavedPeriod = (typeof savedPeriods)[number]

/** Maximum number per person. */
export const mostSavedReports = 50
/** Maximum number of readers. */
export const mostReaders = 50

/** The number of months between two, inclusive. */
export const monthsFrom = (from: Month, to: Month): number => count(to) - count(from) + 1

const count = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))

/** What is wrong with a report's two months; null if nothing is. */
export function wrongMonths(from: Month, to: Month): string | null {
  const months = monthsFrom(from, to)
  if (months < 1) return 'Choose a month after the first'
  return months > mostReportMonths ? `Choose at most ${mostReportMonths} months` : null
}
