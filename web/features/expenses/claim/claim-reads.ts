import { requestReads } from '../../../shared/call/request-reads.ts'
import type { ReadKey } from '../../../shared/call/types.ts'

/** Reads that become stale with a step of a claim. */
export const claimReads: readonly ReadKey[] = [
  ...requestReads,
  'GET /api/v1/employee/claims-request',
  'GET /api/v1/employee/claims-approval/{id}',
  'GET /api/v1/employee/all-claims',
]
