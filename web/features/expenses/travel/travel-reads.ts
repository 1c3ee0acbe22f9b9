import { requestReads } from '../../../shared/call/request-reads.ts'
import type { ReadKey } from '../../../shared/call/types.ts'

/** Reads that become stale with a step of a trip or of its settlement. */
export const travelReads: readonly ReadKey[] = [
  ...requestReads,
  'GET /api/v1/employee/travel-expense-request',
  'GET /api/v1/employee/travel-expense-approval/{id}',
  'GET /api/v1/employee/travel-expense-approval',
]
