import { requestReads } from '../../shared/call/request-reads.ts'
import type { ReadKey } from '../../shared/call/types.ts'

/** Reads that become stale with a step of a procurement request. */
export const procurementReads: readonly ReadKey[] = [
  ...requestReads,
  'GET /api/v1/employee/procurement-request',
  'GET /api/v1/employee/procurement-approval/{id}',
  'GET /api/v1/employee/procurement-approval',
  'GET /api/v1/user/purchase',
  'GET /api/v1/user/purchase/{id}',
]

/** Reads that become stale with changes of the register or of holders. */
export const assetReads: readonly ReadKey[] = [
  ...procurementReads,
  'GET /api/v1/user/asset',
  'GET /api/v1/user/asset/{id}',
  'GET /api/v1/user/asset-summary',
  'GET /api/v1/user/asset-tags',
  'GET /api/v1/employee/asset',
]
