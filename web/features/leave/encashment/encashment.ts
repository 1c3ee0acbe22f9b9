import type { Got } from '../../../shared/call/types.ts'

export type Encashments = Got<'GET /api/v1/employee/leave-encashment/{id}'>
export type Encashment = Encashments['encashments'][number]

/** Reads that become stale when leave is encashed or an encashment reversed. */
export const changedByEncashment = [
  'GET /api/v1/employee/leave-encashment/{id}',
  'GET /api/v1/employee/leave-policy-days/{id}',
] as const
