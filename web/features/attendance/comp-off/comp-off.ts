import { t } from '@lingui/core/macro'
import { creditReads } from '../../../app/tables/leave-reads.ts'
import { requestReads } from '../../../shared/call/request-reads.ts'
import type { Got, ReadKey } from '../../../shared/call/types.ts'
import { formatDays } from '../../../shared/format/time.ts'

export type CompOff = NonNullable<Got<'GET /api/v1/employee/compOff-request/{id}'>>

/** Reads that become stale with a step of a comp-off request: it credits leave. */
export const compOffReads: readonly ReadKey[] = [
  ...requestReads,
  'GET /api/v1/employee/compOff-request',
  'GET /api/v1/employee/compOff-request/{id}',
  'GET /api/v1/employee/all-compOff',
  'GET /api/v1/employee/compOff-days',
  'GET /api/v1/employee/compOff-balance',
  ...creditReads,
  'GET /api/v1/employee/user-info',
]

/** Half-days as "1.5 days". */
export const daysOf = (halfDays: number): string => formatDays(halfDays / 2)

/** Why work on a day counts. */
export function whyText({ why, name }: Pick<CompOff['details']['work'], 'why' | 'name'>): string {
  if (why === 'overtime') return t`Overtime`
  return why === 'holiday' ? (name ?? t`Holiday`) : t`Weekly off`
}
