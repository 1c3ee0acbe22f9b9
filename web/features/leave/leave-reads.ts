import { requestReads } from '../../shared/call/request-reads.ts'
import type { ReadKey } from '../../shared/call/types.ts'

/** Reads of balances. */
export const creditReads = [
  'GET /api/v1/employee/leave-types',
  'GET /api/v1/employee/leave-policy-days',
  'GET /api/v1/employee/leave-policy-days/{id}',
] as const satisfies readonly ReadKey[]

/** Reads of encashed leave. */
export const encashmentReads = ['GET /api/v1/employee/leave-encashment/{id}'] as const satisfies readonly ReadKey[]

/** Reads that become stale with a step of a leave request. */
export const leaveReads: readonly ReadKey[] = [
  ...requestReads,
  'GET /api/v1/employee/leave',
  'GET /api/v1/employee/leave/{id}',
  'GET /api/v1/employee/all-leave',
  ...creditReads,
  'GET /api/v1/dashboard/out',
]
