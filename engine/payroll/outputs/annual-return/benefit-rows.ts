import { say } from '../../../sentence.ts'
import { row, type AnnualRow } from './annual-row.ts'

const bonus = say`Register of bonus (Form C); Payment of Bonus Rules, Form D`
const factoryLeave = say`Leave records; Delhi Factories Rules, Form 34, leave with wages`
const settled = say`Payslips of these months, final settlements included`
const maternity = say`Leave records; Maternity Benefit Rules, Form M`

/** Figures on bonus, gratuity and leave. */
export const benefitRows: readonly AnnualRow[] = [
  row('bonusEligible', 'bonus', 'people', [
    say`Eligible for bonus`,
    say`People eligible for the statutory bonus of the accounting year that ended in March.`,
    bonus,
  ]),
  row('bonusPeople', 'bonus', 'people', [
    say`Paid bonus`,
    say`People who were paid the bonus of that year by now.`,
    bonus,
  ]),
  row('bonusPaise', 'bonus', 'paise', [
    say`Bonus paid`,
    say`With pay, outside payroll and in final settlements, and when.`,
    bonus,
  ]),
  row('gratuityCases', 'exit', 'cases', [
    say`Gratuity: payments`,
    say`Payslips of these months with gratuity.`,
    settled,
  ]),
  row('gratuityPaise', 'exit', 'paise', [say`Gratuity paid`, say`Exempt and taxable gratuity together.`, settled]),
  row('leavePaidCases', 'exit', 'cases', [
    say`Leave paid on leaving: payments`,
    say`Payslips with leave encashment of people who left during the year.`,
    factoryLeave,
  ]),
  row('leavePaidPaise', 'exit', 'paise', [
    say`Leave paid on leaving`,
    say`Their leave encashment, exempt and taxable together.`,
    factoryLeave,
  ]),
  row('leaveEntitled', 'leave', 'people', [
    say`Entitled to leave with wages`,
    say`People who were granted leave of a paid, encashable type in these months.`,
    factoryLeave,
  ]),
  row('leaveGranted', 'leave', 'people', [
    say`Took leave with wages`,
    say`People who took at least half a day of it.`,
    factoryLeave,
  ]),
  row('leaveTaken', 'leave', 'halfDays', [say`Leave with wages taken`, say`Days of it taken.`, factoryLeave]),
  row('maternityPeople', 'leave', 'people', [
    say`Women on maternity leave`,
    say`People who took paid leave of a type for women alone.`,
    maternity,
  ]),
  row('maternityTaken', 'leave', 'halfDays', [say`Maternity leave taken`, say`Days of it taken.`, maternity]),
]
