import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { AnyRequestType } from '../features/approvals/index.ts'
import { attendanceRequests, compOff, recompute, refuseArchived, workFromHome } from '../features/attendance/index.ts'
import { claims, travel } from '../features/expenses/index.ts'
import { procurement } from '../features/procurement/index.ts'
import { leaveRequests, type AttendanceBeside } from '../features/leave/index.ts'
import type { Feature } from '../platform/feature.ts'
import type { Served } from '../platform/serve/serve.ts'

const attendanceBeside: AttendanceBeside = {
  mustBeOpen: refuseArchived,
  async daysChanged(tx, { employee, from, to }) {
    await recompute(tx, [employee], from, to)
    // Covered by the lock: from here on no month is archived.
    await refuseArchived(tx, from)
  },
}

/** The types of request in the approval engine, and their calls: one line each. */
const table = {
  leave: leaveRequests(attendanceBeside),
  compOff,
  workFromHome,
  attendance: attendanceRequests,
  travel,
  claim: claims,
  procurement,
} satisfies Record<RequestTypeName, { type: AnyRequestType; routes: Served[] }>

export const requestTypes: readonly AnyRequestType[] = Object.values(table).map(({ type }) => type)

export const requestFeatures: readonly Feature[] = Object.values(table).map(({ type, routes }) => ({
  name: `${type.name} requests`,
  routes,
}))
