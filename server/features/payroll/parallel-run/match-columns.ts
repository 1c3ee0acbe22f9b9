import type { Id } from '@muster/contract/values.ts'
import {
  comparedFigures,
  foreignFigure,
  sumFigures,
  type Figure,
} from '@muster/engine/payroll/parallel/compared-figures.ts'
import { plain, say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { type KnownColumn, plainName } from '../../../platform/spreadsheet/headings.ts'
import { linesOfRun } from './parallel-run.queries.ts'

/** What a heading can be: an employee or day column, a figure, or an earning or a deduction that no payslip has. */
export interface Target {
  value: string
  label: Sentence
  of: 'person' | 'earning' | 'reimbursement' | 'deduction' | 'employer' | 'other' | 'sum'
}

export const personTargets = {
  code: say`Employee ID`,
  paidDays: say`Paid days`,
  lopDays: say`LOP days`,
} as const

const foreign = {
  earning: say`Earning that is not paid here`,
  deduction: say`Deduction that is not made here`,
} as const

/** The figures of a month's run; without a run those that every payroll has. */
export async function figuresOfRun(tx: Tx, run: Id | null): Promise<Figure[]> {
  return comparedFigures(run === null ? [] : await linesOfRun(tx, { run }))
}

export function targetsOf(figures: readonly Figure[]): Target[] {
  const kinds = ['earning', 'reimbursement', 'deduction', 'employer'] as const
  return [
    ...Object.entries(personTargets).map(([value, label]) => ({ value, label, of: 'person' as const })),
    ...figures.map(({ key, name }) => {
      const of = key in sumFigures ? 'sum' : (kinds.find((kind) => key.startsWith(`${kind} `)) ?? 'other')
      return { value: key, label: name, of } as const
    }),
    ...Object.entries(foreign).map(([of, label]) => ({ value: of, label, of: of as keyof typeof foreign })),
  ]
}

/** Which figure a column is, if any. */
export function figureOf(figures: readonly Figure[], column: string | null, heading: string): Figure | null {
  if (column === 'earning' || column === 'deduction') return foreignFigure(column, heading)
  return figures.find(({ key }) => key === column) ?? null
}

/** What each heading is by its name; null if unknown. A total and the employee columns match once. */
export function matchedByName(figures: readonly Figure[], headings: readonly string[]): (string | null)[] {
  const names = new Map<string, string>(usual)
  for (const { key, name } of figures) {
    const code = key.split(' ')[1] ?? key
    for (const one of [translate(name, 'en'), code]) if (!names.has(plainName(one))) names.set(plainName(one), key)
  }
  const known = new Set<string>([...Object.keys(personTargets), ...figures.map(({ key }) => key)])
  const taken = new Set<string>()
  return headings.map((heading) => {
    const key = names.get(plainName(heading))
    if (key === undefined || !known.has(key) || taken.has(key)) return null
    taken.add(key)
    return key
  })
}

/** Common payroll names, in lower case without blanks and punctuation. */
const usual = Object.entries({
  code: ['employeeid', 'employeecode', 'employeenumber', 'employeeno', 'empid', 'empcode', 'empno', 'code', 'staffid'],
  paidDays: ['paiddays', 'payabledays', 'dayspaid', 'daysworked', 'presentdays'],
  lopDays: ['lopdays', 'lop', 'lossofpay', 'lossofpaydays', 'lwp', 'lwpdays', 'absentdays'],
  gross: ['gross', 'grosspay', 'grosssalary', 'grossearnings', 'totalearnings', 'totalgross'],
  deductions: ['deductions', 'totaldeductions', 'totaldeduction', 'grossdeductions'],
  reimbursements: ['reimbursements', 'totalreimbursements'],
  net: ['net', 'netpay', 'netsalary', 'nettakehome', 'takehome', 'netpayable', 'netamount'],
  employerPf: ['employerpf', 'pfemployer', 'pfemployercontribution', 'employerspf', 'employerpfcontribution'],
  employer: ['employercontributions', 'totalemployercontribution'],
  'deduction EPF': ['pf', 'epf', 'employeepf', 'employeeepf', 'providentfund', 'pfemployee', 'pfamount'],
  'deduction VPF': ['vpf', 'voluntarypf'],
  'deduction ESI': ['esi', 'esic', 'employeeesi', 'esiemployee'],
  'deduction PT': ['pt', 'ptax', 'proftax', 'professionaltax', 'professionalt'],
  'deduction LWF': ['lwf', 'labourwelfarefund', 'lwfemployee'],
  'deduction TDS': ['tds', 'incometax', 'incometaxtds', 'it', 'tax'],
  'employer EMPLOYER_EPS': ['eps', 'employereps', 'pension', 'pensionfund'],
  'employer EMPLOYER_ESI': ['employeresi', 'esiemployer', 'employersesi'],
  'employer EMPLOYER_LWF': ['employerlwf', 'lwfemployer'],
  'earning BASIC': ['basic', 'basicpay', 'basicsalary'],
  'earning HRA': ['hra', 'houserentallowance'],
}).flatMap(([value, names]) => names.map((name) => [name, value] as const))

/** By which the sheet of a workbook and the line with the headings are found. */
export const knownColumns: readonly KnownColumn[] = [...Map.groupBy(usual, ([, value]) => value)].map(
  ([value, names]) => ({ names: names.map(([name]) => name), isNeeded: value === 'code' }),
)

/** The user's choice, or why it is not possible. */
export function columnsFault(
  figures: readonly Figure[],
  headings: readonly string[],
  columns: readonly (string | null)[],
): Sentence | null {
  const known = new Set(targetsOf(figures).map(({ value }) => value))
  const chosen = columns.filter((column) => column !== null)
  if (columns.length !== headings.length || chosen.some((column) => !known.has(column)))
    return say`The columns have changed. Reload the page.`
  const once = [...Object.keys(personTargets), ...Object.keys(sumFigures)]
  const twice = once.find((column) => chosen.filter((one) => one === column).length > 1)
  if (twice !== undefined) {
    const label = targetsOf(figures).find(({ value }) => value === twice)?.label ?? plain(twice)
    return say`Choose only one column for ${label}`
  }
  if (!chosen.includes('code')) return say`Choose the column with the employee ID`
  return chosen.some((column) => !(column in personTargets)) ? null : say`Choose at least one column with amounts`
}
