import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { ReadKey, RouteOf } from '../../../shared/call/types.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { formatInstant } from '../../../shared/format/time.ts'

export type Payable = ReplyOf<RouteOf<'GET /api/v1/user/payable'>>['data'][number]

/** Reads that a payment makes stale. */
export const payableReads: readonly ReadKey[] = [
  'GET /api/v1/user/payable',
  'GET /api/v1/user/payable/{id}',
  'GET /api/v1/user/payable-summary',
  'GET /api/v1/user/pending-change',
]

export const payableTypeNames: Readonly<Record<Payable['type'], string>> = {
  reimbursement: t`Reimbursement`,
  taxedReimbursement: t`Taxable reimbursement`,
  advance: t`Advance`,
  recovery: t`Recovery of advance`,
}

/** Who requested a step that awaits a second person's approval, and since when; null if none. */
export function waitingText({ waiting }: Payable): string | null {
  if (waiting === null) return null
  const { requestedBy } = waiting
  const since = formatInstant(waiting.requestedAt)
  return waiting.step === 'payment'
    ? t`Payment requested by ${requestedBy} on ${since}, pending approval`
    : t`Undo requested by ${requestedBy} on ${since}, pending approval`
}

/** How it is paid or recovered. */
export function paidByText({ paidBy, fromMonth, openPaise, isCancelled }: Payable): string {
  if (isCancelled) return t`Cancelled`
  if (openPaise === 0) return t`Settled`
  return paidBy === 'pay' ? t`With pay, from ${formatMonth(fromMonth)}` : t`Outside payroll`
}
