import type { LeaveRequest } from './leave-request.ts'
import { leaveView } from './leave-view.tsx'

/** A leave request's form values: once it is withdrawn, its days are free. */
export const editedLeave = (request: LeaveRequest) => leaveView.again!({ ...request, state: 'cancelled' })
