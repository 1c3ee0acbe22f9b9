import { sql, type RawBuilder } from 'kysely'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import { change, rows } from '../../platform/database/statement.ts'

/** A pending or approved request, as submitted. */
export interface ActiveRow {
  _id: Id
  type: RequestTypeName
  state: 'pending' | 'approved'
  requester: Id
  requesterAccount: Id
  title: Sentence
  quantity: Sentence
  startsOn: Day
  endsOn: Day
  draft: unknown
  facts: unknown
  createdAt: Instant
}

interface Which {
  type: RequestTypeName
  /** Null for everyone. */
  employees: Id[] | null
  /** Requests that overlap these days. */
  from: Day
  to: Day
}

export const active = activeRows(sql``)

/** Locks their rows, always in the same order, so that no one can decide them meanwhile. */
export const lockedActive = activeRows(sql`for no key update of request`)

function activeRows(lock: RawBuilder<unknown>) {
  return rows(({ db, organisation }, p: Which) => ({
    compile: () =>
      sql<ActiveRow>`
        select request.id as "_id", request.type, request.state, request.requester_id as requester,
          employee.account_id as "requesterAccount", jsonb_build_object('text', request.title, 'values', request.title_values) as title,
          jsonb_build_object('text', request.quantity, 'values', request.quantity_values) as quantity, request.starts_on as "startsOn",
          request.ends_on as "endsOn", request.draft, request.facts, request.created_at as "createdAt"
        from request
        join employee on employee.organisation_id = ${organisation} and employee.id = request.requester_id
        where request.organisation_id = ${organisation} and request.type = ${p.type}
          and request.state in ('pending', 'approved')
          and request.ends_on >= ${p.from}::date and request.starts_on <= ${p.to}::date
          and (${p.employees}::uuid[] is null or request.requester_id = any(${p.employees}::uuid[]))
        order by request.id
        ${lock}`.compile(db),
  }))
}

/** JSON of the requests: `id, quantity, values, facts`, and `endsOn` if the last day changes. */
export const putRevised = change(({ db, organisation }, p: { revised: string; now: Instant }) => ({
  compile: () =>
    sql`
      update request set quantity = r.quantity, quantity_values = r."values", facts = r.facts,
        ends_on = coalesce(r."endsOn", request.ends_on), updated_at = ${p.now}
      from jsonb_to_recordset(${p.revised}::jsonb) as r(id uuid, quantity text, "values" jsonb, facts jsonb, "endsOn" date)
      where request.organisation_id = ${organisation} and request.id = r.id`.compile(db),
}))

/** JSON of the requests: `id, note, values`. */
export const insertRevisions = change(({ db, organisation }, p: { revised: string; account: Id; now: Instant }) => ({
  compile: () =>
    sql`
      insert into request_event (organisation_id, request_id, kind, account_id, note, note_values, at)
      select ${organisation}, r.id, 'revised', ${p.account}, r.note, r."values", ${p.now}
      from jsonb_to_recordset(${p.revised}::jsonb) as r(id uuid, note text, "values" jsonb)
      returning 1`.compile(db),
}))
