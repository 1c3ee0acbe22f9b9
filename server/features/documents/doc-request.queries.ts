import { sql } from 'kysely'
import type { z } from 'zod'
import type { DocumentCategory } from '@muster/contract/documents/document.ts'
import type { DocRequest } from '@muster/contract/documents/document.routes.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../platform/database/statement.ts'
import { whose, type Whose } from './document.sql.ts'

type Row = z.output<typeof DocRequest> & Whose

/** Open requests for documents, of one employee or (null) of everyone; oldest first. */
export const openRequests = rows(({ db, organisation }, p: { employee: Id | null }) => ({
  compile: () =>
    sql<Row>`
      select request.id as "_id", request.category, request.note, request.requested_at as "requestedAt",
        requester.name as "requestedBy", ${whose}
      from document_request request
      join account requester on requester.organisation_id = ${organisation} and requester.id = request.requested_by
      join employee on employee.organisation_id = ${organisation} and employee.id = request.employee_id
      where request.organisation_id = ${organisation} and request.fulfilled_at is null
        and (${p.employee}::uuid is null or request.employee_id = ${p.employee})
      order by request.requested_at, request.id`.compile(db),
}))

export const insertRequest = change(
  (
    { db, organisation },
    p: { id: Id; employee: Id; category: DocumentCategory; note: string; by: Id; now: Instant },
  ) => ({
    compile: () =>
      sql`
        insert into document_request (organisation_id, id, employee_id, category, note, requested_by, requested_at)
        values (${organisation}, ${p.id}, ${p.employee}, ${p.category}, ${p.note}, ${p.by}, ${p.now})
        on conflict do nothing`.compile(db),
  }),
)

/** Ends the request that a document fulfils, and returns who made it. */
export const fulfilRequest = one(
  ({ db, organisation }, p: { employee: Id; category: DocumentCategory; now: Instant }) => ({
    compile: () =>
      sql<{ by: Id }>`
        update document_request set fulfilled_at = ${p.now}
        where organisation_id = ${organisation} and employee_id = ${p.employee} and category = ${p.category}
          and fulfilled_at is null
        returning requested_by as by`.compile(db),
  }),
)

export const deleteRequest = one(({ db, organisation }, p: { id: Id }) =>
  db
    .deleteFrom('document_request')
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id)
    .where('fulfilled_at', 'is', null)
    .returning(['employee_id as employee', 'note']),
)
