import { sql } from 'kysely'
import type { z } from 'zod'
import type { RequestEvent, RequestEventKind } from '@muster/contract/approvals/request.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, rows } from '../../platform/database/statement.ts'

export interface NewEvent {
  id: Id
  request: Id
  kind: z.output<typeof RequestEventKind>
  account: Id
  toAccount: Id | null
  toRole: Id | null
  toName: string | null
  note: string | null
  now: Instant
}

export const insertEvent = change(({ db, organisation }, p: NewEvent) =>
  db.insertInto('request_event').values({
    organisation_id: organisation,
    id: p.id,
    request_id: p.request,
    kind: p.kind,
    account_id: p.account,
    to_account_id: p.toAccount,
    to_role_id: p.toRole,
    to_name: p.toName,
    note: p.note,
    at: p.now,
  }),
)

export const eventsOf = rows(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<z.output<typeof RequestEvent>>`
      select event.id as "_id", kind, to_name as "to", note, at,
        jsonb_build_object('_id', account.id, 'name', account.name) as by
      from request_event event
      join account on account.organisation_id = ${organisation} and account.id = event.account_id
      where event.organisation_id = ${organisation} and event.request_id = ${p.id}
      order by event.at, event.id`.compile(db),
}))
