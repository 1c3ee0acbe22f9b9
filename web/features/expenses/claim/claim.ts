import type { Got } from '../../../shared/call/types.ts'

export type Claim = Got<'GET /api/v1/employee/claims-approval/{id}'>
