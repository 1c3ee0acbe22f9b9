import type { Tx } from '../../../platform/database/tx.ts'
import type { Served } from '../../../platform/serve/serve.ts'
import { leaveRequest, type LeaveRequestType } from './leave.request.ts'
import { leaveRequestRoutes } from './leave-request.routes.ts'
import type { Touched } from './leave-request.ts'

/**
 * Leave as a type of request, and its calls. Attendance stands above leave, so it is handed in: it works days out again
 * where leave was taken or given back.
 */
export function leaveRequests(daysChanged: (tx: Tx, days: NonNullable<Touched>) => Promise<void>): {
  type: LeaveRequestType
  routes: Served[]
} {
  const type = leaveRequest(daysChanged)
  return { type, routes: leaveRequestRoutes(type) }
}
