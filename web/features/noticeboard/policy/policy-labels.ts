import { t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'
import { formatDate } from '../../../shared/format/date.ts'

export type PolicyRow = Got<'GET /api/v1/employee/company-policy'>[number]

/** Reads that become stale with a change of a policy. */
export const policyReads = [
  'GET /api/v1/employee/company-policy',
  'GET /api/v1/employee/company-policy/{id}',
  'GET /api/v1/employee/company-policy/{id}/acknowledgements',
] as const

/** Whether the reader has to acknowledge it, or when they did; null if neither applies. */
export function acknowledgementOf({ mustAcknowledge, isAsked, acknowledgedAt }: PolicyRow) {
  if (isAsked) return { label: t`To acknowledge`, tone: 'warning' } as const
  if (mustAcknowledge && acknowledgedAt !== null)
    return { label: t`Acknowledged on ${formatDate(acknowledgedAt.slice(0, 10))}`, tone: 'success' } as const
  return null
}

export const policyFileTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const
export const mostFileBytes = 10 * 1024 * 1024
