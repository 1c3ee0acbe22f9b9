import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Instant, text } from '../values.ts'
import { longestNote } from './note.ts'

const NoteText = text('a note', longestNote)

const Note = z.object({ _id: Id, text: z.string(), isPinned: z.boolean(), createdAt: Instant, updatedAt: Instant })

export const notesRoutes = defineRoutes({
  'GET /api/v1/notes/get': {
    access: 'signedIn',
    summary:
      "One's own notes, pinned ones first, then by the latest change. Nobody else sees them, the admin included.",
    query: z.object({ search: z.string().trim().max(100).optional() }),
    reply: z.array(Note),
  },
  'POST /api/v1/notes/add': {
    tapProof: true,
    access: 'signedIn',
    summary: 'Adds a note for oneself.',
    body: z.object({ text: NoteText, isPinned: z.boolean().default(false) }),
    reply: Note,
    message: 'Note saved',
  },
  'PUT /api/v1/notes/update/{id}': {
    access: 'signedIn',
    summary: 'Changes what is given of a note.',
    params: z.object({ id: Id }),
    body: z.object({ text: NoteText, isPinned: z.boolean() }).partial(),
    reply: Note,
    message: 'Note saved',
  },
  'DELETE /api/v1/notes/delete/{id}': {
    access: 'signedIn',
    summary: 'Deletes a note.',
    params: z.object({ id: Id }),
    reply: z.null(),
    message: 'Note deleted',
  },
})
