import { say, verbatim, type Sentence } from '../../sentence.ts'
import type { Day } from '../../day.ts'
import type { MonthFacts } from '../payslip/facts.ts'
import type { PaidDays } from '../payslip/paid-days.ts'
import { lineNames } from '../payslip/line-name.ts'
import type { Payslip, PayslipLine } from '../payslip/payslip-result.ts'

/** The rows that all outputs of a pay run are built from: a person as printed on the payslip, and its figures. */
export interface PaidRow {
  person: PaidPerson
  payslip: PaidSlip
}

export interface PaidPerson {
  /** The employee code. */
  code: string
  name: string
  designation: string
  department: string | null
  location: string
  joinedOn: Day
  leftOn: Day | null
  /** Father, mother or spouse; left out of payslips from before it was collected. */
  relative?: { name: string } | null
}

/** What returns are built from, without the calculation of the year's tax. */
export type PaidFacts = Omit<MonthFacts, 'taxYear'>

/** A line without its explanation. */
export type PaidLine = Pick<PayslipLine, 'code' | 'name' | 'kind' | 'amountPaise'>

export type PaidSlip = Omit<Payslip, 'lines' | 'days' | 'facts'> & {
  lines: readonly PaidLine[]
  days: Omit<PaidDays, 'lossOfPay'>
  facts: PaidFacts
}

/** Someone excluded from a file, and what to do about it. */
export interface Excluded {
  code: string
  name: string
  reason: Sentence
}

/** `BASIC@2026-05` as `BASIC` and the month that the arrears are for. */
export function codeParts(code: string): { code: string; arrearsOf: string | null } {
  const at = code.lastIndexOf('@')
  return at < 0 ? { code, arrearsOf: null } : { code: code.slice(0, at), arrearsOf: code.slice(at + 1) }
}

/**
 * The group of lines that have a number each: `LOAN:1` is in `LOAN`. The lines of requests and loans share one column of a register instead
 * of having one each.
 */
export function numbered(code: string): { name: Sentence; of: string } | null {
  const [of] = code.split(':', 1) as [string]
  const name = of === code ? undefined : numberedNames[of]
  return name === undefined ? null : { name, of }
}

const numberedNames: Readonly<Record<string, Sentence>> = {
  LOAN: say`Loans`,
  REIMBURSEMENT: say`Expense reimbursements`,
  TAXED_REIMBURSEMENT: say`Taxable reimbursements`,
  ADVANCE: say`Travel advances`,
  RECOVERY: say`Recovery of travel advances`,
  FINE: say`Fines`,
  DAMAGE: say`Damage or loss`,
}

/** The name of a line without the month of its arrears: `Basic, May 2026` as `Basic`. Statutory lines are named by their code. */
export function nameWithoutMonth(line: Pick<PaidLine, 'code' | 'name'>): Sentence {
  const { code, arrearsOf } = codeParts(line.code)
  if (Object.hasOwn(lineNames, code)) return lineNames[code as keyof typeof lineNames]
  return verbatim(arrearsOf === null ? line.name : line.name.replace(/, [A-Z][a-z]{2} \d{4}$/, ''))
}
