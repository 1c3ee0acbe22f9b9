import type { Got } from '../../../shared/call/types.ts'

export type Encashments = Got<'GET /api/v1/employee/leave-encashment/{id}'>
export type Encashment = Encashments['encashments'][number]

/** Calls whose answers change when leave is paid out or taken back. */
export const changedByEncashment = [
  'GET /api/v1/employee/leave-encashment/{id}',
  'GET /api/v1/employee/leave-policy-days/{id}',
] as const
