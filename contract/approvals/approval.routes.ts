import { z } from 'zod'
import { forwardNames, ownForwardNames, requestTypeNames, requestTypes } from '../request-types.ts'
import { defineRoutes } from '../routes.ts'
import { Id } from '../values.ts'
import { Decisions, Forwarding, RequestRow, RequestType } from './request.ts'

const deciders = requestTypeNames.map((name) => requestTypes[name].decide)
const typed = z.object({ type: RequestType.default('leave') })

export const approvalRoutes = defineRoutes({
  'PUT /api/v1/employee/claim-approval-forward/{id}': {
    sends: 'note',
    access: deciders,
    summary: 'Passes a request on to a person or a role.',
    params: z.object({ id: Id }),
    query: z.object({ type: z.enum(forwardNames) }),
    body: Forwarding,
    reply: z.null(),
    message: 'Request forwarded',
  },
  'PUT /api/v1/employee/approval-forward/{id}': {
    sends: 'note',
    access: deciders,
    summary: 'Passes a request of one of these types on to a person or a role.',
    params: z.object({ id: Id }),
    query: z.object({ type: z.enum(ownForwardNames) }),
    body: Forwarding,
    reply: z.null(),
    message: 'Request forwarded',
  },
  'PUT /api/v1/employee/decisions': {
    access: deciders,
    summary:
      'Approves or rejects several requests, each by itself: those that are refused say why, the others are done.',
    body: Decisions,
    reply: z.array(z.object({ _id: Id, refusal: z.string().nullable() })),
  },
  'GET /api/v1/employee/approval-counts': {
    access: 'signedIn',
    summary: 'How many requests of each type wait for the caller.',
    reply: z.array(z.object({ type: RequestType, count: z.int() })),
  },
  'GET /api/v1/employee/pending-approvals': {
    access: deciders,
    ofPeople: true,
    summary: 'The requests of all types that wait for the caller, oldest first.',
    query: z.object({ sortOrder: z.enum(['asc', 'desc']).default('asc') }),
    paging: 'page',
    limit: 20,
    reply: z.array(RequestRow),
  },
  'GET /api/v1/employee/employee-pagination': {
    access: deciders,
    summary: 'People a request can be forwarded to, by name.',
    query: typed.extend({ employeeName: z.string().trim().max(100).optional() }),
    paging: 'cursor',
    reply: z.array(
      z.object({ _id: Id, name: z.string(), code: z.string(), department: z.string().nullable(), role: z.string() }),
    ),
  },
  'GET /api/v1/employee/no-employee-role': {
    access: deciders,
    summary: 'Roles a request can be forwarded to, by name; the role Employee is none of them.',
    query: typed.extend({ roleName: z.string().trim().max(100).optional() }),
    paging: 'cursor',
    reply: z.array(z.object({ _id: Id, name: z.string(), people: z.int() })),
  },
  'GET /api/v1/employee/forward-pagination': {
    access: deciders,
    summary: 'People and roles a request of this type can be forwarded to, in one list by name.',
    query: typed,
    paging: 'cursor',
    reply: z.array(z.object({ _id: Id, kind: z.enum(['person', 'role']), name: z.string(), detail: z.string() })),
  },
})
