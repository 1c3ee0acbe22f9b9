import type { lineNames } from '../payslip/line-name.ts'
import type { HalfDays } from '../../day.ts'
import type { Paise } from '../../money.ts'
import { say, verbatim, type Sentence } from '../../sentence.ts'
import { registerKey, registerLayout } from '../outputs/register.ts'
import type { PaidLine, PaidSlip } from '../outputs/paid-row.ts'

/** Sums that a register has besides the lines of a payslip. */
export const sumFigures = {
  gross: say`Gross`,
  reimbursements: say`Reimbursements`,
  deductions: say`Total deductions`,
  net: say`Net pay`,
  employerPf: say`Employer PF (EPS and EPF)`,
  employer: say`Employer contributions`,
} as const satisfies Record<string, Sentence>

export type SumFigure = keyof typeof sumFigures

/** A figure that is compared: a sum, or a register column such as `earning BASIC`. */
export interface Figure {
  key: string
  name: Sentence
}

/** All figures of the payslips of a run. */
export function comparedFigures(lines: Iterable<Omit<PaidLine, 'amountPaise'>>): Figure[] {
  const { keys, names } = registerLayout(lines)
  return [
    ...Object.entries(sumFigures).map(([key, name]) => ({ key, name })),
    ...keys.map((key, at) => ({ key, name: names[at]! })),
  ]
}

/** A column for an earning or deduction that no payslip of the run has, by its heading. */
export const foreignFigure = (kind: 'earning' | 'deduction', heading: string): Figure => ({
  key: `${kind} ?${heading}`,
  name: verbatim(heading),
})

/** A person's row of the old register. */
export interface OldPay {
  /** Of every matched column; an empty cell is 0. */
  amounts: ReadonlyMap<string, Paise>
  /** Null if the register has no such column. */
  lossOfPayHalfDays: HalfDays | null
  paidHalfDays: HalfDays | null
}

/** The figures of a payslip, without those that have no line. */
export function figuresOf(slip: PaidSlip): Map<string, Paise> {
  const amounts = new Map<string, Paise>([
    ['gross', slip.grossPaise],
    ['reimbursements', slip.reimbursementsPaise],
    ['deductions', slip.deductionsPaise],
    ['net', slip.netPaise],
    ['employer', slip.employerPaise],
  ])
  const add = (key: string, amount: Paise) => amounts.set(key, (amounts.get(key) ?? 0) + amount)
  for (const line of slip.lines) {
    add(registerKey(line), line.amountPaise)
    if (line.code === 'EMPLOYER_EPF' || line.code === 'EMPLOYER_EPS') add('employerPf', line.amountPaise)
  }
  return amounts
}

/** The law that a figure follows, such as PF for `deduction EPF`; null for pay and agreed deductions. */
export function lawOf(key: string): 'pf' | 'esi' | 'pt' | 'lwf' | 'tds' | null {
  const code = key.split(' ')[1] ?? key
  return laws.get(code) ?? null
}

const laws = new Map<string, 'pf' | 'esi' | 'pt' | 'lwf' | 'tds'>([
  ...(['EPF', 'VPF', 'EMPLOYER_EPS', 'EMPLOYER_EPF', 'EDLI', 'PF_ADMIN'] satisfies (keyof typeof lineNames)[]).map(
    (code) => [code, 'pf'] as const,
  ),
  ['employerPf', 'pf'],
  ['ESI', 'esi'],
  ['EMPLOYER_ESI', 'esi'],
  ['PT', 'pt'],
  ['LWF', 'lwf'],
  ['EMPLOYER_LWF', 'lwf'],
  ['TDS', 'tds'],
])
