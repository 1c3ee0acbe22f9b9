import { say, type Sentence } from '../../../sentence.ts'
import type { AnnualFigures } from './annual-figures.ts'

export const annualSections = ['work', 'people', 'wages', 'deductions', 'bonus', 'exit', 'leave'] as const
export type AnnualSection = (typeof annualSections)[number]

/** `tenths` of people, `minutes` of hours, `halfDays` of days; the others are whole. */
export type AnnualUnit = 'days' | 'halfDays' | 'tenths' | 'people' | 'minutes' | 'cases' | 'paise'

export const sectionNames: Readonly<Record<AnnualSection, Sentence>> = {
  work: say`Attendance`,
  people: say`Employment`,
  wages: say`Wages`,
  deductions: say`Deductions`,
  bonus: say`Bonus`,
  exit: say`Gratuity and leave on leaving`,
  leave: say`Leave`,
}

/** The units in files. */
export const unitNames: Readonly<Record<AnnualUnit, Sentence>> = {
  days: say`Days`,
  halfDays: say`Days`,
  tenths: say`People`,
  people: say`People`,
  minutes: say`Hours`,
  cases: say`Cases`,
  paise: say`Rupees`,
}

export interface AnnualRow {
  key: keyof AnnualFigures
  section: AnnualSection
  unit: AnnualUnit
  name: Sentence
  /** What is counted. */
  definition: Sentence
  /** The source within the product, and the published return that needs it. */
  source: Sentence
}

const row = (
  key: AnnualRow['key'],
  section: AnnualSection,
  unit: AnnualUnit,
  [name, definition, source]: readonly [Sentence, Sentence, Sentence],
): AnnualRow => ({ key, section, unit, name, definition, source })

const attendance = (item: string) =>
  say`Register of attendance (Form IX); Minimum Wages (Central) Rules, Form III, item ${item}`
const factories = (item: string) => say`Register of attendance (Form IX); Delhi Factories Rules, Form 34, item ${item}`
const workforce = say`Register of employees (Form I); annual return of the 1988 Act on returns and registers, items 6 and 9`
const wages = say`Register of wages (Form IV); Minimum Wages (Central) Rules, Form III, item 5`
const taken = say`Register of wages (Form IV); Minimum Wages (Central) Rules, Form III, item 7`
const bonus = say`Register of bonus (Form C); Payment of Bonus Rules, Form D`
const factoryLeave = say`Leave records; Delhi Factories Rules, Form 34, leave with wages`
const settled = say`Payslips of these months, final settlements included`
const maternity = say`Leave records; Maternity Benefit Rules, Form M`

/** Every figure of the annual return in order, with its definition and source. */
export const annualRows: readonly AnnualRow[] = [
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
  row('basicPaise', 'wages', 'paise', [say`Basic`, say`Basic pay earned, arrears included.`, wages]),
  row('daPaise', 'wages', 'paise', [say`Dearness allowance`, say`Dearness allowance earned, arrears included.`, wages]),
  row('overtimePaise', 'wages', 'paise', [
    say`Overtime wages`,
    say`Overtime paid from attendance and overtime entered by payroll.`,
    wages,
  ]),
  row('otherEarningsPaise', 'wages', 'paise', [
    say`Other earnings`,
    say`Gross wages without basic, dearness allowance and overtime.`,
    wages,
  ]),
  row('grossPaise', 'wages', 'paise', [
    say`Gross wages`,
    say`Earnings of approved payslips for these months, before deductions.`,
    wages,
  ]),
  row('reimbursementsPaise', 'wages', 'paise', [
    say`Reimbursements`,
    say`Expenses paid back with wages. They are not wages.`,
    say`Register of wages (Form IV)`,
  ]),
  row('finesCases', 'deductions', 'cases', [say`Fines: cases`, say`Payslips with a fine.`, taken]),
  row('finesPaise', 'deductions', 'paise', [say`Fines`, say`Fines deducted.`, taken]),
  row('damageCases', 'deductions', 'cases', [
    say`Damage or loss: cases`,
    say`Payslips with a deduction for damage or loss.`,
    taken,
  ]),
  row('damagePaise', 'deductions', 'paise', [
    say`Damage or loss`,
    say`Deducted for damage to or loss of the employer's property.`,
    taken,
  ]),
  row('advancesPaise', 'deductions', 'paise', [
    say`Advances and loans`,
    say`Repayments of loans, salary advances and travel advances.`,
    taken,
  ]),
  row('providentFundPaise', 'deductions', 'paise', [
    say`Provident fund`,
    say`Employees' contributions, voluntary ones included.`,
    taken,
  ]),
  row('stateInsurancePaise', 'deductions', 'paise', [say`ESI`, say`Employees' contributions.`, taken]),
  row('professionalTaxPaise', 'deductions', 'paise', [say`Professional tax`, say`Deducted from employees.`, taken]),
  row('welfareFundPaise', 'deductions', 'paise', [say`Labour welfare fund`, say`Employees' contributions.`, taken]),
  row('incomeTaxPaise', 'deductions', 'paise', [say`Income tax`, say`Tax deducted at source.`, taken]),
  row('otherDeductionsPaise', 'deductions', 'paise', [
    say`Other deductions`,
    say`All deductions without those above.`,
    taken,
  ]),
  row('deductionsPaise', 'deductions', 'paise', [
    say`Total deductions`,
    say`Everything deducted on approved payslips for these months.`,
    taken,
  ]),
  row('roundOffPaise', 'deductions', 'paise', [
    say`Round off`,
    say`What rounding adds to net pay, or takes off.`,
    say`Register of wages (Form IV)`,
  ]),
  row('netPaise', 'deductions', 'paise', [
    say`Wages paid`,
    say`Net pay: gross wages and reimbursements, less deductions, rounded.`,
    wages,
  ]),
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
