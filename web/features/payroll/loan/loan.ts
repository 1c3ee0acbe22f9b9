import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { formatMonth } from '../../../shared/format/date.ts'

export type Loan = ReplyOf<RouteOf<'GET /api/v1/employee/loan/{id}'>>[number]
export type LoanMonth = Loan['schedule'][number]

/** Reads that a change of a loan makes stale. */
export const loanReads = ['GET /api/v1/employee/loan/{id}'] as const

/** A repayment outside the payslips, with its day or month. */
export function repaymentText(kind: Loan['repayments'][number]['kind'], when: string): string {
  return kind === 'writtenOff' ? t`Written off: ${when}` : t`Received: ${when}`
}

/** The last month: `May 2027`; `Repaid`. */
export function lastMonthText({ leftPaise, schedule }: Loan): string {
  const last = schedule.at(-1)
  return leftPaise === 0 || last === undefined ? t`Repaid` : formatMonth(last.month, 'short')
}
