import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant, text } from '../values.ts'
import { letterKindNames } from './letter-kinds.ts'
import { LetterPaper } from './letter-paper.ts'

const Kind = z.enum(letterKindNames, 'Choose a letter')

/** Maximum number of people at once. */
export const mostLetters = 500

const asked = {
  kind: Kind,
  /** The date on the letter. */
  day: Day,
  /** For an offer: the last day to accept it. */
  acceptBy: Day.nullable().default(null),
  /** For a salary revision: its first day; the latest if left out. */
  revisedOn: Day.nullable().default(null),
}

export const LetterIssueInput = z.object({
  ...asked,
  employeeIds: z
    .array(z.uuid('Choose an employee'))
    .min(1, 'Choose at least one employee')
    .max(mostLetters, `Choose at most ${mostLetters} employees`),
})

export const LetterPreviewInput = z.object({ ...asked, employeeId: z.uuid('Choose an employee') })

export const LetterCancelInput = z.object({ reason: text('a reason', 300, 3) })

export const letterStates = ['making', 'issued', 'acknowledged', 'cancelled'] as const

const Letter = z.object({
  _id: Id,
  kind: z.enum(letterKindNames),
  number: z.string(),
  title: z.string(),
  day: Day,
  /** `making`: its document is being drawn. */
  state: z.enum(letterStates),
  holdsPay: z.boolean(),
  issuedAt: Instant,
  acknowledgedAt: Instant.nullable(),
  cancelledAt: Instant.nullable(),
  cancelReason: z.string().nullable(),
})

export const IssuedLetter = Letter.extend({
  employee: z.object({ _id: Id, name: z.string(), code: z.string(), photo: z.string().nullable() }),
  issuedBy: z.string(),
  /** Of the document; null until it is stored. */
  sha256: z.string().nullable(),
  /** The caller may open the document. */
  canOpen: z.boolean(),
})

const params = z.object({ id: Id })

export const letterRoutes = defineRoutes({
  'GET /api/v1/user/letter': {
    access: 'letterRead',
    ofPeople: true,
    summary: 'A page of the letters that were issued, of everybody or of one employee.',
    query: z.object({
      employeeId: Id.optional(),
      kind: Kind.optional(),
      state: z.enum(letterStates).optional(),
      from: Day.optional(),
      to: Day.optional(),
      search: z.string().trim().max(100).optional(),
    }),
    paging: 'page',
    limit: 20,
    reply: z.array(IssuedLetter),
  },
  'GET /api/v1/user/letter-person': {
    access: 'letterWrite',
    ofPeople: true,
    summary:
      'Whom a letter can be issued to: of a revision those whose salary was revised on a day, with what their letter lacks.',
    query: z.object({
      kind: Kind,
      /** For a salary revision: its first day. */
      revisedOn: Day.optional(),
      search: z.string().trim().max(100).optional(),
    }),
    paging: 'page',
    limit: 20,
    reply: z.array(
      z.object({
        _id: Id,
        name: z.string(),
        code: z.string(),
        photo: z.string().nullable(),
        department: z.string().nullable(),
        status: z.string(),
        /** Day of the last letter of this kind that was not cancelled. */
        lastIssued: Day.nullable(),
      }),
    ),
  },
  'POST /api/v1/user/letter-preview': {
    access: 'letterWrite',
    reads: true,
    summary: 'A letter to one employee as it would be issued, with what is missing; nothing is kept.',
    body: LetterPreviewInput,
    reply: z.object({ paper: LetterPaper, problems: z.array(z.string()) }),
  },
  'POST /api/v1/user/letter-preview-pdf': {
    heavy: true,
    access: 'letterWrite',
    reads: true,
    summary: 'The same as the document; its number is given when it is issued.',
    body: LetterPreviewInput,
    reply: 'blob',
  },
  'POST /api/v1/user/letter': {
    sends: 'letter',
    access: 'letterWrite',
    proof: true,
    summary:
      'Issues a letter to one employee or several: each has its number at once, its document and notification follow.',
    body: LetterIssueInput,
    reply: z.object({ issued: z.int() }),
    message: 'Letters issued',
  },
  'POST /api/v1/user/letter/{id}/cancel': {
    access: 'letterWrite',
    proof: true,
    summary: 'Cancels a letter; its number and document stay on record, and the employee is notified.',
    params,
    body: LetterCancelInput,
    reply: z.null(),
    message: 'Letter cancelled',
  },
  'GET /api/v1/user/letter/{id}/pdf': {
    access: 'signedIn',
    former: true,
    summary: "The document of a letter: one's own, or of others for who may see their letters and what is in them.",
    params,
    reply: 'blob',
  },
  'GET /api/v1/employee/self-letter': {
    access: 'signedIn',
    former: true,
    summary: "The caller's own letters, the newest first.",
    reply: z.array(Letter),
  },
  'POST /api/v1/employee/self-letter/{id}/acknowledge': {
    access: 'signedIn',
    former: true,
    summary: 'The caller has received a letter.',
    params,
    reply: z.null(),
    message: 'Letter acknowledged',
  },
})
