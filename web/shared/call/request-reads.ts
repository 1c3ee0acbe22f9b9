import type { ReadKey } from './types.ts'

/** Reads over all types of requests, which a step of any request makes stale. */
export const requestReads: readonly ReadKey[] = [
  'GET /api/v1/employee/approval-counts',
  'GET /api/v1/employee/pending-approvals',
  'GET /api/v1/dashboard/second',
  'GET /api/v1/dashboard/recent-approval',
]
