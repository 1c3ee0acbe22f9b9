import type { DeductionNature, PayNature } from '../salary/pay-natures.ts'

/** The columns of a variable inputs sheet, with their headings in the template. */
export const variableHeadings = {
  code: 'Employee ID',
  type: 'Type',
  name: 'Name on the payslip',
  amount: 'Amount / hours / days',
  reason: 'Reason',
} as const

export type VariableColumn = keyof typeof variableHeadings

export const variableColumns = Object.keys(variableHeadings) as VariableColumn[]

/** The types of a row; overtime hours become an amount, LOP days stay days. */
export const variableTypes = {
  Incentive: { type: 'earning', nature: 'incentive' },
  Allowance: { type: 'earning', nature: 'allowance' },
  Commission: { type: 'earning', nature: 'commission' },
  'Ex gratia': { type: 'earning', nature: 'exGratia' },
  'Statutory bonus': { type: 'earning', nature: 'statutoryBonus' },
  'Overtime hours': { type: 'earning', nature: 'overtime' },
  Reimbursement: { type: 'reimbursement', nature: null },
  Deduction: { type: 'deduction', nature: null },
  Fine: { type: 'deduction', nature: 'fine' },
  'Damage or loss': { type: 'deduction', nature: 'damage' },
  'LOP days': { type: 'lossOfPay', nature: null },
} as const satisfies Record<
  string,
  { type: 'earning' | 'deduction' | 'reimbursement' | 'lossOfPay'; nature: PayNature | DeductionNature | null }
>

export type VariableType = keyof typeof variableTypes

/** The most rows that can be entered at once. */
export const mostVariableRows = 2000

/** The most characters of such a text. */
export const mostVariableCharacters = 400_000
