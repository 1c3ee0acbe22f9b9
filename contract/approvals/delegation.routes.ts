import { z } from 'zod'
import { requestTypeNames, requestTypes } from '../request-types.ts'
import { defineRoutes } from '../routes.ts'
import { Day, Id, text } from '../values.ts'
import { RequestType } from './request.ts'

const deciders = requestTypeNames.map((name) => requestTypes[name].decide)

/** Someone decides in another's place between two days, inclusive. */
export const Delegation = z.object({
  _id: Id,
  /** The person being covered for, and the delegate. */
  approver: z.object({ _id: Id, name: z.string() }),
  delegate: z.object({ _id: Id, name: z.string() }),
  startsOn: Day,
  endsOn: Day,
  /** Empty: every type. */
  types: z.array(RequestType),
  reason: z.string(),
  isInForce: z.boolean(),
  /** Given by the caller; otherwise given to them. */
  isGiven: z.boolean(),
})

export const DelegationInput = z
  .object({
    employeeId: z.uuid('Choose a person'),
    startsOn: Day,
    endsOn: Day,
    types: z.array(RequestType).max(requestTypeNames.length).default([]),
    reason: text('a reason', 200).optional(),
  })
  .superRefine(({ startsOn, endsOn }, context) => {
    if (endsOn < startsOn)
      context.addIssue({ code: 'custom', path: ['endsOn'], message: 'The last day is before the first day' })
  })

export const delegationRoutes = defineRoutes({
  'GET /api/v1/employee/approval-delegation': {
    access: deciders,
    summary: "The caller's delegations, given and received, that are not over.",
    reply: z.array(Delegation),
  },
  'POST /api/v1/employee/approval-delegation': {
    sends: 'note',
    access: deciders,
    summary: "Lets a colleague decide the caller's requests for some days.",
    body: DelegationInput,
    reply: z.object({ _id: Id }),
    message: 'Delegation saved',
  },
  'DELETE /api/v1/employee/approval-delegation/{id}': {
    access: deciders,
    summary: 'Ends a delegation that the caller gave.',
    params: z.object({ id: Id }),
    reply: z.null(),
    message: 'Delegation ended',
  },
})
