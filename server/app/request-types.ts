import type { AnyRequestType } from '../features/approvals/index.ts'
import { recompute } from '../features/attendance/index.ts'
import { leaveRequests } from '../features/leave/index.ts'
import type { Feature } from '../platform/feature.ts'

const leave = leaveRequests((tx, { employee, from, to }) => recompute(tx, [employee], from, to))

/** The types of request that the approval engine carries in this release: one line each. */
export const requestTypes: readonly AnyRequestType[] = [leave.type]

/** Their calls. */
export const requestFeatures: readonly Feature[] = [{ name: 'leave requests', routes: leave.routes }]
