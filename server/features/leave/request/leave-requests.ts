import type { Served } from '../../../platform/serve/serve.ts'
import { leaveRequest, type AttendanceBeside, type LeaveRequestType } from './leave.request.ts'
import { leaveRequestRoutes } from './leave-request.routes.ts'

/** Leave as a type of request, and its calls. Attendance builds on leave, so it is passed in. */
export function leaveRequests(attendance: AttendanceBeside): {
  type: LeaveRequestType
  routes: Served[]
} {
  const type = leaveRequest(attendance)
  return { type, routes: leaveRequestRoutes(type) }
}
