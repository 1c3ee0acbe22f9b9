import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Instant, text } from '../values.ts'
import { mostText } from './audience-kinds.ts'

export const SummaryInput = z.object({
  /** Markdown. */
  description: text('the summary', mostText),
})

export const summaryRoutes = defineRoutes({
  'GET /api/v1/employee/company-summary': {
    access: 'signedIn',
    summary: 'The company in its own words; null while there are none.',
    reply: z
      .object({ description: z.string(), html: z.string(), updatedAt: Instant, updatedBy: z.string() })
      .nullable(),
  },
  'PUT /api/v1/employee/company-summary': {
    access: 'informationWrite',
    summary: 'Writes the company summary.',
    body: SummaryInput,
    reply: z.null(),
    message: 'Company summary saved',
  },
  'DELETE /api/v1/employee/company-summary': {
    access: 'informationWrite',
    summary: 'Removes the company summary.',
    reply: z.null(),
    message: 'Company summary removed',
  },
  'GET /api/v1/user/audience-choice': {
    access: ['announcementWrite', 'informationWrite'],
    summary: 'Departments, locations or roles by name, for whoever chooses who can see something.',
    query: z.object({
      kind: z.enum(['department', 'location', 'role'], 'Choose who can see it'),
      search: z.string().trim().max(80).optional(),
    }),
    reply: z.array(z.object({ _id: Id, name: z.string() })),
  },
  'POST /api/v1/employee/markdown-preview': {
    access: ['announcementWrite', 'informationWrite'],
    reads: true,
    summary: 'How a text written in Markdown will look.',
    body: z.object({ text: z.string('Enter a text').max(mostText, `A text can have at most ${mostText} characters`) }),
    reply: z.object({ html: z.string() }),
  },
})
