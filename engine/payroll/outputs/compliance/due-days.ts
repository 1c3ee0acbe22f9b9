import { addMonths, firstDay, type Day, type Month } from '../../../day.ts'
import { lawValue, type LawBook } from '../../../law/law.ts'
import { labourWelfareLaws } from '../../rules/in/labour-welfare/labour-welfare.ts'
import { periodOf } from './period-due.ts'
import { ptDueDays } from './professional-tax-due.law.ts'
import { esiDueDay, pfDueDay, statementDue, tdsDueDay } from '../returns.law.ts'

/** The day by which the provident fund of a month is paid and its return is filed. */
export function pfDue(book: LawBook, month: Month): Day {
  return dayAfter(month, lawValue(book, pfDueDay, firstDay(month)))
}

/** The day by which the ESI of a month is paid. */
export function esiDue(book: LawBook, month: Month): Day {
  return dayAfter(month, lawValue(book, esiDueDay, firstDay(month)))
}

/** The day by which tax withheld on a day is deposited. */
export function tdsDue(book: LawBook, payDate: Day): Day {
  const { day, except } = lawValue(book, tdsDueDay, payDate)
  return dayAfter(payDate.slice(0, 7), Number(payDate.slice(5, 7)) === except.month ? except.day : day)
}

/** The day by which professional tax that is deducted in a month is paid in a state; null where none is known. */
export function ptDue(book: LawBook, state: string, month: Month): Day | null {
  return periodOf(lawValue(book, ptDueDays, firstDay(month))[state] ?? [], month)?.dueOn ?? null
}

/** When a state's welfare fund is paid, in the state's words: `15 Jul and 15 Jan`; null in a state without one. */
export function lwfDue(book: LawBook, state: string, month: Month): string | null {
  const fund = labourWelfareLaws.find(({ id }) => id === `in.lwf.${state}`)
  return fund === undefined ? null : lawValue(book, fund, firstDay(month)).due
}

/** The months of the quarter that a month is in, and the day by which its TDS statement is filed. */
export function taxQuarter(book: LawBook, month: Month): { months: Month[]; name: string; due: Day } {
  const number = Number(month.slice(5))
  const inQuarter = (number - 1) % 3
  const first = addMonths(month, -inQuarter)
  const last = addMonths(first, 2)
  const ends = Number(last.slice(5))
  const rule = lawValue(book, statementDue, firstDay(last)).find(({ quarterEnds }) => quarterEnds === ends)
  if (rule === undefined) throw new RangeError(`No quarter of the law ends in ${last}`)
  const year = Number(last.slice(0, 4)) + (rule.month > ends ? 0 : 1)
  const name = `Q${ends === 3 ? 4 : ends / 3 - 1}`
  return { months: [first, addMonths(first, 1), last], name, due: `${year}-${two(rule.month)}-${two(rule.day)}` }
}

function dayAfter(month: Month, day: number): Day {
  return `${addMonths(month, 1)}-${two(day)}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
