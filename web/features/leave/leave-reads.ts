import type { ReadKey } from '../../shared/call/types.ts'

/** Reads that a step of a leave makes stale. */
export const leaveReads: readonly ReadKey[] = [
  'GET /api/v1/employee/leave',
  'GET /api/v1/employee/leave/{id}',
  'GET /api/v1/employee/all-leave',
  'GET /api/v1/employee/approval-counts',
  'GET /api/v1/employee/leave-types',
  'GET /api/v1/employee/leave-policy-days',
  'GET /api/v1/dashboard/second',
  'GET /api/v1/dashboard/out',
  'GET /api/v1/dashboard/recent-approval',
]
