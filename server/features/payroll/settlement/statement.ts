import type { z } from 'zod'
import type { SettlementStatement } from '@muster/contract/payroll/settlement/settlement-statement.ts'
import { lineName } from '@muster/engine/payroll/payslip/line-name.ts'
import { plain, type Said, type Sentence } from '@muster/engine/sentence.ts'
import { saidExplanation, saidSteps, type SaidStep, type KeptLine } from '../said-line.ts'
import type { PaidStatement } from './paid-statement.queries.ts'
import type { Prepared } from './preview.ts'
import type { SettledPay } from '../pay-run/inputs/settled.queries.ts'

type Statement = z.output<typeof SettlementStatement>

/** A statement whose lines explain their calculation. */
export interface SaidStatement extends Omit<Statement, 'lines' | 'nothing' | 'unrecovered'> {
  lines: ReturnType<typeof shown>[]
  nothing: { name: Said; steps: SaidStep[] }[]
  unrecovered: (Omit<Statement['unrecovered'][number], 'name'> & { name: Sentence })[]
}

/** The statement of what is not paid yet; null if it cannot be calculated. */
export function statementToCome({ last, pay, result }: Prepared): SaidStatement | null {
  const slip = result.payslip
  if (slip === null) return null
  const { month, grossPaise, deductionsPaise, reimbursementsPaise, netPaise, facts } = slip
  return {
    month,
    isExtra: last.isExtra,
    lines: slip.lines.map(({ kind: type, ...line }) => shown({ ...line, type })),
    ...{ grossPaise, deductionsPaise, reimbursementsPaise, netPaise },
    nothing: nothingOf(pay),
    unrecovered: facts.carriedForward.map((one) => ({ ...one, name: lineName(one) })),
  }
}

/** The statement of what was paid, from its payslip. */
export function paidStatement(
  { kind, lines, unrecovered, ...slip }: PaidStatement,
  pay: SettledPay | null,
): SaidStatement {
  return {
    ...slip,
    isExtra: kind === 'settlement',
    lines: lines.map(shown),
    nothing: pay === null ? [] : nothingOf(pay),
    unrecovered: unrecovered.map((one) => ({ ...one, name: lineName(one) })),
  }
}

function nothingOf({ nothing }: SettledPay): SaidStatement['nothing'] {
  return nothing.map(({ name, steps }) => ({
    // Settlements from before sentences were stored have the name as a text.
    name: typeof name === 'string' ? plain(name) : name,
    steps: saidSteps(steps),
  }))
}

function shown({ explanation, ...line }: KeptLine) {
  return {
    ...line,
    name: lineName(line),
    ...{ fullMonthPaise: null, yearToDatePaise: null },
    explanation: saidExplanation(explanation),
  }
}
