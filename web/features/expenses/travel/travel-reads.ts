import type { ReadKey } from '../../../shared/call/types.ts'

/** Reads that a step of a trip or of its settlement makes stale. */
export const travelReads: readonly ReadKey[] = [
  'GET /api/v1/employee/travel-expense-request',
  'GET /api/v1/employee/travel-expense-approval/{id}',
  'GET /api/v1/employee/travel-expense-approval',
  'GET /api/v1/employee/approval-counts',
  'GET /api/v1/dashboard/second',
  'GET /api/v1/dashboard/recent-approval',
]
