import { z } from 'zod'
import { entryOf, type RequestTypeName } from '../request-types.ts'
import { Id } from '../values.ts'
import { Cancellation, Decision, InboxQuery, Note, OwnListQuery, Request, RequestRow, StageInput } from './request.ts'

const documentTypes = ['application/pdf', 'image/jpeg', 'image/png']

/** Of a decision with a note on each line. */
const manyLines = 128 * 1024

/**
 * The calls of every request type, to be placed under its own paths:
 * `'POST /api/v1/employee/leave': calls.submit(LeaveDraft)`.
 */
export function requestCalls(type: RequestTypeName) {
  const { title, noun, read, write, decide, advance = decide, documents } = entryOf(type)
  const params = z.object({ id: Id })
  const either = [read, decide] as const
  return {
    submit: <D extends z.ZodType>(draft: D) => ({
      access: write,
      summary: `Sends a ${noun}.`,
      body: draft,
      files: { documents: { types: documentTypes, maxBytes: 10 * 1024 * 1024, many: documents } },
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
      summary: `The ${noun}s of an approver: waiting (oldest first), forwarded, decided; without a page at most 250.`,
      query: InboxQuery,
      ofPeople: true as const,
      paging: 'optionalPage' as const,
      reply: z.array(RequestRow),
    },
    one: <D extends z.ZodType>(details: D) => ({
      access: either,
      summary: `One ${noun} with its history, for its requester and its approvers.`,
      params,
      reply: Request.extend({ details }),
    }),
    decide: {
      access: decide,
      summary: `Approves or rejects a ${noun}.`,
      params,
      body: Decision,
      maxBytes: manyLines,
      reply: z.null(),
    },
    note: {
      access: either,
      sends: 'note' as const,
      summary: `Adds a note to a ${noun}.`,
      params,
      body: Note,
      reply: z.null(),
      message: 'Note added',
    },
    cancel: {
      access: write,
      summary: `Cancels one's own ${noun} while it is pending, or requests cancellation of an approved one while that is possible.`,
      params,
      body: Cancellation,
      reply: z.object({ state: z.enum(['cancelled', 'cancellationRequested']) }),
    },
    advance: {
      access: advance,
      summary: `Says what an approved ${noun} of somebody else came to.`,
      params,
      body: StageInput,
      reply: z.null(),
    },
  }
}
