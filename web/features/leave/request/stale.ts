import type { ReadKey } from '../../../shared/call/types.ts'

/** What a step of a leave makes stale. */
export const stale: readonly ReadKey[] = [
  'GET /api/v1/employee/leave',
  'GET /api/v1/employee/leave/{id}',
  'GET /api/v1/employee/all-leave',
  'GET /api/v1/employee/approval-counts',
  'GET /api/v1/employee/leave-types',
  'GET /api/v1/employee/leave-policy-days',
  'GET /api/v1/dashboard/second',
  'GET /api/v1/dashboard/recent-approval',
]
