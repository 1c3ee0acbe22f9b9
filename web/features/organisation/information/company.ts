import type { Got } from '../../../shared/call/types.ts'

export type Company = Got<'GET /api/v1/user/company-info'>
export type Section = 'identity' | 'address' | 'tax' | 'calendar'

/** Reads that become stale with a change of the company. */
export const companyReads = [
  'GET /api/v1/user/company-info',
  'GET /api/v1/user/overview',
  'GET /api/v1/dashboard/checklist',
  'GET /api/v1/employee/user-info',
] as const
