import type { ReadKey } from '../../../shared/call/types.ts'

/** Reads that a step of a claim makes stale. */
export const claimReads: readonly ReadKey[] = [
  'GET /api/v1/employee/claims-request',
  'GET /api/v1/employee/claims-approval/{id}',
  'GET /api/v1/employee/all-claims',
  'GET /api/v1/employee/approval-counts',
  'GET /api/v1/dashboard/second',
  'GET /api/v1/dashboard/recent-approval',
]
