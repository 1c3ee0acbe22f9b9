import { say } from '../../../sentence.ts'
import { row, type AnnualRow } from './annual-row.ts'

const wages = say`Register of wages (Form IV); Minimum Wages (Central) Rules, Form III, item 5`
const taken = say`Register of wages (Form IV); Minimum Wages (Central) Rules, Form III, item 7`

/** Figures on wages and deductions. */
export const wageRows: readonly AnnualRow[] = [
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
]
