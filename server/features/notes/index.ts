import { notesRoutes as contract } from '@muster/contract/notes/routes.ts'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/serve/serve.ts'
import { addNote, changeNote, ownNotes, removeNote } from './note.ts'

/** People's private notes; no permission opens other people's. */
export const notesFeature: Feature = {
  name: 'notes',
  routes: serve(contract, {
    'GET /api/v1/notes/get': ({ tx, actor, query }) => ownNotes(tx, actor.account, query.search),
    'POST /api/v1/notes/add': ({ tx, actor, body }) => addNote(tx, actor.account, body),
    'PUT /api/v1/notes/update/{id}': ({ tx, actor, params, body }) => changeNote(tx, actor.account, params.id, body),
    'DELETE /api/v1/notes/delete/{id}': ({ tx, actor, params }) => removeNote(tx, actor.account, params.id),
  }),
}
