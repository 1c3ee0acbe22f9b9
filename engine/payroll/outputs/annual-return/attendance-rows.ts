import { say } from '../../../sentence.ts'
import { row, type AnnualRow } from './annual-row.ts'

const attendance = (item: string) =>
  say`Register of attendance (Form IX); Minimum Wages (Central) Rules, Form III, item ${item}`
const factories = (item: string) => say`Register of attendance (Form IX); Delhi Factories Rules, Form 34, item ${item}`
const workforce = say`Register of employees (Form I); annual return of the 1988 Act on returns and registers, items 6 and 9`

/** Figures on attendance and employment. */
export const attendanceRows: readonly AnnualRow[] = [
  row('daysWorked', 'work', 'days', [
    say`Days worked in the year`,
    say`Days on which at least one person was at work, at the office or from home.`,
    attendance('2'),
  ]),
  row('manDays', 'work', 'halfDays', [
    say`Man-days worked`,
    say`All attendance added up. A half day counts as 0.5.`,
    attendance('3'),
  ]),
  row('averageDaily', 'work', 'tenths', [
    say`Average daily number employed`,
    say`Man-days worked divided by days worked.`,
    attendance('4'),
  ]),
  row('mostOnADay', 'work', 'people', [
    say`Most people employed on any day`,
    say`The largest attendance of a day, and the first day that had it.`,
    say`Register of attendance (Form IX); annual return of the 1988 Act on returns and registers, item 6`,
  ]),
  row('minutesWorked', 'work', 'minutes', [
    say`Hours worked, including overtime`,
    say`Time between punches, without breaks.`,
    factories('11'),
  ]),
  row('overtimeMinutes', 'work', 'minutes', [
    say`Overtime hours`,
    say`Time worked beyond the shift, as the register of attendance has it.`,
    factories('11'),
  ]),
  row('employedInYear', 'people', 'people', [
    say`Employed during the year`,
    say`Everyone employed on at least one day, where they worked last.`,
    workforce,
  ]),
  row('hired', 'people', 'people', [
    say`Joined during the year`,
    say`People whose date of joining is in the year.`,
    workforce,
  ]),
  row('left', 'people', 'people', [
    say`Left during the year`,
    say`People whose last day of work is in the year.`,
    workforce,
  ]),
  row('employedAtEnd', 'people', 'people', [
    say`Employed at the end`,
    say`Everyone employed after the last day that counts.`,
    workforce,
  ]),
]
