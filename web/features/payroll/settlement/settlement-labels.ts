import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import type { Tone } from '../../../shared/theme/status-tone.ts'

export type Settlement = ReplyOf<RouteOf<'GET /api/v1/employee/settlement/{id}'>>
export type Decided = NonNullable<Settlement['settlement']>
export type Statement = NonNullable<Settlement['statement']>
export type Due = Settlement['due'][number]
export type OwnSettlement = NonNullable<ReplyOf<RouteOf<'GET /api/v1/employee/self-settlement'>>>

/** Reads that a step of a settlement makes stale. */
export const settlementReads = [
  'GET /api/v1/employee/settlement/{id}',
  'GET /api/v1/employee/loan/{id}',
  'GET /api/v1/user/passbook/{id}',
  'GET /api/v1/user/payrun-history',
] as const

export const reasonLabels: Record<Decided['reason'], string> = {
  resignation: t`Resignation`,
  dismissal: t`Dismissal`,
  retrenchment: t`Retrenchment`,
  retirement: t`Retirement`,
  endOfTerm: t`End of fixed term`,
  death: t`Death`,
  disablement: t`Disablement`,
}

export const noticeLabels: Record<Decided['noticeBy'], string> = {
  nobody: t`Waived`,
  employer: t`Paid to the employee`,
  employee: t`Recovered from the employee`,
}

export const checkLabels = {
  assets: t`Assets returned`,
  access: t`Access revoked`,
  handover: t`Work handed over`,
  attendance: t`Attendance and leave finalised`,
  documents: t`Letters issued`,
} as const satisfies Record<Decided['checks'][number]['item'], string>

const settlementStates: Record<Decided['state'], { label: string; tone: Tone }> = {
  pending: { label: t`Awaiting approval`, tone: 'warning' },
  approved: { label: t`Approved`, tone: 'success' },
  paid: { label: t`Included in payslip`, tone: 'info' },
}

/** The state in words and colour; being in a payslip does not mean paid. */
export function stateOf({ state, paidOn }: Pick<Decided, 'state' | 'paidOn'>): { label: string; tone: Tone } {
  return paidOn === null ? settlementStates[state] : { label: t`Paid`, tone: 'success' }
}
