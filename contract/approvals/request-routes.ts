import { z } from 'zod'
import { requestTypes, type RequestTypeName } from '../request-types.ts'
import { Id } from '../values.ts'
import { Cancellation, Decision, InboxQuery, Note, OwnListQuery, Request, RequestRow } from './request.ts'

/**
 * The calls that every type of request has, to be put under its own paths:
 * `'POST /api/v1/employee/leave': calls.submit(LeaveDraft)`.
 */
export function requestCalls(type: RequestTypeName) {
  const { title, noun, read, write, decide } = requestTypes[type]
  const params = z.object({ id: Id })
  const either = [read, decide] as const
  return {
    submit: <D extends z.ZodType>(draft: D) => ({
      access: write,
      summary: `Sends a ${noun}.`,
      body: draft,
      reply: z.object({ _id: Id }),
      message: `${title} request sent`,
    }),
    own: {
      access: read,
      summary: `A page of one's own ${noun}s, newest first.`,
      query: OwnListQuery,
      paging: 'page' as const,
      limit: 5,
      reply: z.array(RequestRow),
    },
    inbox: {
      access: decide,
      summary: `The ${noun}s of an approver: waiting (oldest first), forwarded, decided.`,
      query: InboxQuery,
      paging: 'optionalPage' as const,
      reply: z.array(RequestRow),
    },
    one: <D extends z.ZodType>(details: D) => ({
      access: either,
      summary: `One ${noun} with its history, for its requester and its approvers.`,
      params,
      reply: Request.extend({ details }),
    }),
    decide: { access: decide, summary: `Approves or rejects a ${noun}.`, params, body: Decision, reply: z.null() },
    note: {
      access: either,
      summary: `Adds a note to a ${noun}.`,
      params,
      body: Note,
      reply: z.null(),
      message: 'Note added',
    },
    cancel: {
      access: write,
      summary: `Cancels one's own ${noun} while it waits, or asks to cancel an approved one that has not begun.`,
      params,
      body: Cancellation,
      reply: z.object({ state: z.enum(['cancelled', 'cancelAsked']) }),
    },
  }
}
