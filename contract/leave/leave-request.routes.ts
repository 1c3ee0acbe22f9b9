import { z } from 'zod'
import { requestCalls } from '../approvals/request-routes.ts'
import { defineRoutes } from '../routes.ts'
import { Id } from '../values.ts'
import { LeaveDetails, LeaveDraft, LeavePreview, LeaveSpan } from './leave-request.ts'

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
    body: LeaveSpan,
    reply: LeavePreview,
  },
  'POST /api/v1/employee/leave-document': {
    access: 'leaveWrite',
    summary: 'Keeps a document for a leave request that is about to be sent.',
    files: { document: { types: ['application/pdf', 'image/jpeg', 'image/png'], maxBytes: 10 * 1024 * 1024 } },
    reply: z.object({ key: z.string(), name: z.string() }),
  },
  'GET /api/v1/employee/leave/{id}/document': {
    access: ['leaveRead', 'leaveApprovalRead'],
    summary: 'The document of a leave request, for its requester and its approvers.',
    params: z.object({ id: Id }),
    reply: 'blob',
  },
})
