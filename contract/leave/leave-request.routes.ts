import { requestCalls } from '../approvals/request-routes.ts'
import { defineRoutes } from '../routes.ts'
import { LeaveDetails, LeaveDraft, LeavePreview, LeaveQuestion } from './leave-request.ts'

const calls = requestCalls('leave')

export const leaveRequestRoutes = defineRoutes({
  'POST /api/v1/employee/leave': calls.submit(LeaveDraft),
  'GET /api/v1/employee/leave': calls.own,
  'GET /api/v1/employee/all-leave': calls.inbox,
  'GET /api/v1/employee/leave/{id}': calls.one(LeaveDetails),
  'PUT /api/v1/employee/leave-approval/{id}': calls.decide,
  'PUT /api/v1/employee/leave-note/{id}': calls.note,
  'PUT /api/v1/employee/leave-cancel/{id}': calls.cancel,
  'POST /api/v1/employee/leave-preview': {
    access: 'leaveWrite',
    reads: true,
    summary: 'What a leave would take, leave over and run into.',
    body: LeaveQuestion,
    reply: LeavePreview,
  },
})
