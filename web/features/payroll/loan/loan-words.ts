import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { formatMonth } from '../../../shared/format/date.ts'

export type Loan = ReplyOf<RouteOf<'GET /api/v1/employee/loan/{id}'>>[number]
export type LoanMonth = Loan['schedule'][number]

/** Reads that a change of a loan makes stale. */
export const loanReads = ['GET /api/v1/employee/loan/{id}'] as const

export const repaymentWords: Record<Loan['repayments'][number]['kind'], string> = {
  payslip: t`From pay`,
  received: t`Paid back`,
  writtenOff: t`Written off`,
}

/** The month that ends it: `May 2027`; `Repaid`. */
export function lastMonthText({ leftPaise, schedule }: Loan): string {
  const last = schedule.at(-1)
  return leftPaise === 0 || last === undefined ? t`Repaid` : formatMonth(last.month, 'short')
}
