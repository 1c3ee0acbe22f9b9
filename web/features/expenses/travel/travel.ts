import type { Got } from '../../../shared/call/types.ts'

/** A trip, or the settlement of one. */
export type Travel = Got<'GET /api/v1/employee/travel-expense-approval/{id}'>
