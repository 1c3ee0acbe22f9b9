import type { z } from 'zod'
import type { SettlementStatement } from '@muster/contract/payroll/settlement/settlement-statement.ts'
import type { TraceStep } from '@muster/engine/law/trace.ts'
import type { PaidStatement } from './paid-statement.queries.ts'
import type { Prepared } from './preview.ts'
import type { SettledPay } from './settled.queries.ts'

type Statement = z.output<typeof SettlementStatement>

/** The statement of what is not paid yet; null where it cannot be calculated. */
export function statementToCome({ last, pay, result }: Prepared): Statement | null {
  const slip = result.payslip
  if (slip === null) return null
  const { month, grossPaise, deductionsPaise, reimbursementsPaise, netPaise, facts } = slip
  return {
    month,
    isExtra: last.isExtra,
    lines: slip.lines.map(({ kind: type, ...line }) => shown({ ...line, type })),
    ...{ grossPaise, deductionsPaise, reimbursementsPaise, netPaise },
    nothing: nothingOf(pay),
    unrecovered: [...facts.carriedForward],
  }
}

/** The statement of what was paid, from the payslip that did. */
export function paidStatement({ kind, lines, ...slip }: PaidStatement, pay: SettledPay | null): Statement {
  return {
    ...slip,
    isExtra: kind === 'settlement',
    lines: lines.map(shown),
    nothing: pay === null ? [] : nothingOf(pay),
  }
}

function nothingOf({ nothing }: SettledPay): Statement['nothing'] {
  return nothing.map(({ name, steps }) => ({ name, steps: plain(steps) }))
}

type Line = Statement['lines'][number]
type Explanation = Line['explanation']

interface KeptLine extends Pick<Line, 'code' | 'name' | 'type' | 'amountPaise'> {
  explanation: Omit<Explanation, 'parts' | 'steps'> & {
    parts: readonly Explanation['parts'][number][]
    steps: readonly TraceStep[]
  }
}

function shown({ explanation, ...line }: KeptLine): Line {
  const { parts, steps } = explanation
  return {
    ...line,
    ...{ fullMonthPaise: null, yearToDatePaise: null },
    explanation: { ...explanation, parts: [...parts], steps: plain(steps) },
  }
}

function plain(steps: readonly object[]): Explanation['steps'] {
  return [...steps] as Explanation['steps']
}
