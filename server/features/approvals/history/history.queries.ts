import { sql } from 'kysely'
import type { z } from 'zod'
import type { RequestEvent, RequestEventKind } from '@muster/contract/approvals/request.ts'
import type { Id, Instant, Paise } from '@muster/contract/values.ts'
import type { SentenceValue } from '@muster/engine/sentence.ts'
import { change, rows, one } from '../../../platform/database/statement.ts'

export interface NewEvent {
  id: Id
  request: Id
  kind: z.output<typeof RequestEventKind>
  account: Id | null
  onBehalfOf: Id | null
  toAccount: Id | null
  toRole: Id | null
  toName: string | null
  note: string | null
  /** JSON; null for a note that a person wrote. */
  noteValues: string | null
  amount: Paise | null
  /** JSON of the lines that a decision reduced. */
  lines: string | null
  now: Instant
}

export const insertEvent = change(({ db, organisation }, p: NewEvent) =>
  db.insertInto('request_event').values({
    organisation_id: organisation,
    id: p.id,
    request_id: p.request,
    kind: p.kind,
    account_id: p.account,
    on_behalf_of: p.onBehalfOf,
    to_account_id: p.toAccount,
    to_role_id: p.toRole,
    to_name: p.toName,
    note: p.note,
    note_values: p.noteValues,
    amount_paise: p.amount,
    lines: p.lines,
    at: p.now,
  }),
)

type StoredEvent = z.output<typeof RequestEvent> & { noteValues: SentenceValue[] | null }

export const eventsOf = rows(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<StoredEvent>`
      select event.id as "_id", kind, to_name as "to", note, note_values as "noteValues", at, amount_paise as amount,
        jsonb_build_object('_id', account.id, 'name', coalesce(account.name, 'Muster')) as by,
        principal.name as "onBehalfOf"
      from request_event event
      left join account on account.organisation_id = ${organisation} and account.id = event.account_id
      left join account principal on principal.organisation_id = ${organisation} and principal.id = event.on_behalf_of
      where event.organisation_id = ${organisation} and event.request_id = ${p.id}
      order by event.at, event.id`.compile(db),
}))

export const accountName = one(({ db, organisation }, p: { account: Id }) =>
  db.selectFrom('account').select('name').where('organisation_id', '=', organisation).where('id', '=', p.account),
)
