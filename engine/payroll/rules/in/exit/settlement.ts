import { addDays, weekday, type Day, type Weekday } from '../../../../day.ts'
import type { LawBook } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import { gratuityPayDays, settlementDays } from './settlement.law.ts'
import { say } from '../../../../sentence.ts'

/** The days on which a location is closed. */
export interface DaysOff {
  weeklyOffs: readonly Weekday[]
  holidays: readonly Day[]
}

export interface DueDay {
  payBy: Day
  /** One step: the day and how it is counted. */
  trace: TraceStep[]
}

/**
 * The day by which a full and final settlement is paid: in working days of the location, with the exit as day 0.
 *
 * @throws RangeError if every day of the week is off
 * Source: Code on Wages 2019 s.17(2).
 */
export function settlementDue(book: LawBook, exit: Day, { weeklyOffs, holidays }: DaysOff): DueDay {
  if (new Set(weeklyOffs).size === 7) throw new RangeError('At least one day of the week must be a working day')
  const { value, use } = useLaw(book, settlementDays, exit)
  let payBy = exit
  for (let left = value; left > 0;) {
    payBy = addDays(payBy, 1)
    if (!weeklyOffs.includes(weekday(payBy)) && !holidays.includes(payBy)) left -= 1
  }
  const words = say`Pay by ${{ day: payBy }}: ${value} working days after ${{ day: exit }}`
  return { payBy, trace: [{ words, amountPaise: null, law: [use] }] }
}

/**
 * The day by which a leaver's gratuity is paid: in calendar days, with the exit as day 0.
 *
 * Source: Code on Social Security 2020 s.56, rule book 7.1.
 */
export function gratuityDue(book: LawBook, exit: Day): DueDay {
  const { value, use } = useLaw(book, gratuityPayDays, exit)
  const payBy = addDays(exit, value)
  const words = say`Pay by ${{ day: payBy }}: ${value} days after ${{ day: exit }}`
  return { payBy, trace: [{ words, amountPaise: null, law: [use] }] }
}
