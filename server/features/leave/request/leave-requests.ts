import type { Served } from '../../../platform/serve/serve.ts'
import { leaveRequest, type AttendanceBeside, type LeaveRequestType } from './leave.request.ts'
import { leaveRequestRoutes } from './leave-request.routes.ts'

/** Leave as a type of request, and its calls. Attendance stands above leave, so it is handed in. */
export function leaveRequests(attendance: AttendanceBeside): {
  type: LeaveRequestType
  routes: Served[]
} {
  const type = leaveRequest(attendance)
  return { type, routes: leaveRequestRoutes(type) }
}
