import type { ReadKey } from './types.ts'

/** Reads across all types of requests, which become stale with every step of any request. */
export const requestReads: readonly ReadKey[] = [
  'GET /api/v1/employee/approval-counts',
  'GET /api/v1/employee/pending-approvals',
  'GET /api/v1/dashboard/second',
  'GET /api/v1/dashboard/recent-approval',
]
