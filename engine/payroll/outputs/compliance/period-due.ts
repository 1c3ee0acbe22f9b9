import { addMonths, lastDay, type Day, type Month } from '../../../day.ts'

/** A period that ends with a month, and its due day, a number of months later. */
export interface PeriodDue {
  /** The last month of the period; `every`: each month is a period. */
  ends: number | 'every'
  monthsLater: number
  day: number | 'last'
}

/** The periods of each state, by its two letters. */
export type DueByState = Readonly<Record<string, readonly PeriodDue[]>>

/** A period of a table with the day on which it is due. */
export interface DuePeriod {
  from: Month
  to: Month
  dueOn: Day
}

/** The period of a table that ends with a month; null if none does. The periods of a table are of one length. */
export function periodEnding(periods: readonly PeriodDue[], month: Month): DuePeriod | null {
  const period = periods.find(({ ends }) => ends === 'every' || ends === Number(month.slice(5)))
  if (period === undefined) return null
  const length = period.ends === 'every' ? 1 : 12 / periods.length
  const due = addMonths(month, period.monthsLater)
  const dueOn = period.day === 'last' ? lastDay(due) : `${due}-${String(period.day).padStart(2, '0')}`
  return { from: addMonths(month, 1 - length), to: month, dueOn }
}

/** The period of a table that a month belongs to; null if there are none. */
export function periodOf(periods: readonly PeriodDue[], month: Month): DuePeriod | null {
  for (let later = 0; later < 12; later++) {
    const period = periodEnding(periods, addMonths(month, later))
    if (period !== null) return period
  }
  return null
}
