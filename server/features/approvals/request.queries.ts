import { sql } from 'kysely'
import type { z } from 'zod'
import type { Request } from '@muster/contract/approvals/request.ts'
import type { Id, Instant, Paise } from '@muster/contract/values.ts'
import { change, one, rows } from '../../platform/database/statement.ts'
import type { Level } from './chain/level.ts'
import { rowColumns, rowJoins } from './list/request-row.sql.ts'
import { roleOf } from './step/holds.sql.ts'
import { openSteps, type Approver } from './step/open-steps.sql.ts'

interface NewRequest {
  id: Id
  type: string
  requester: Id
  title: string
  quantity: string
  reason: string
  startsOn: string | null
  endsOn: string | null
  amount: Paise | null
  draft: string
  facts: string
  /** JSON of `Level[]`. */
  levels: string
  /** Of its history's first row, and whose it is. */
  event: Id
  account: Id
  now: Instant
}

/** Writes a request and that it was made. */
export const insertRequest = change(({ db, organisation }, p: NewRequest) => ({
  compile: () =>
    sql`
      with written as (
        insert into request (organisation_id, id, type, requester_id, title, quantity, reason, starts_on, ends_on,
          amount_paise, draft, facts, levels, created_at, updated_at)
        values (${organisation}, ${p.id}, ${p.type}, ${p.requester}, ${p.title}, ${p.quantity}, ${p.reason},
          ${p.startsOn}::date, ${p.endsOn}::date, ${p.amount}::bigint, ${p.draft}::jsonb, ${p.facts}::jsonb,
          ${p.levels}::jsonb, ${p.now}, ${p.now})
      )
      insert into request_event (organisation_id, id, request_id, kind, account_id, at)
      values (${organisation}, ${p.event}, ${p.id}, 'asked', ${p.account}, ${p.now})`.compile(db),
}))

/** Whoever acts on a request waits here until those before have finished. */
export const lockRequest = one(({ db, organisation }, p: { id: Id; type: string }) =>
  db
    .selectFrom('request')
    .select('id')
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id)
    .where('type', '=', p.type)
    .forUpdate(),
)

/** `isMine` and so on are told for the asking account; nothing is found by somebody who may not see it. */
export type SeenRequest = Omit<z.output<typeof Request>, 'events' | 'mayCancel'> & {
  requesterAccount: Id
  zone: string
  draft: unknown
  facts: unknown
  levels: Level[]
  /** Of the open step, or the last one. */
  stepPurpose: 'request' | 'cancellation'
  /** Whom the account would stand in for, were it to decide. */
  onBehalfOf: Id | null
}

/**
 * A request as one account sees it: its own, one that waits for it, one it acted on, one of its team, any for the admin.
 */
export const seenRequest = one(
  ({ db, organisation }, p: Approver & { id: Id; type: string; employee: Id | null; isApprover: boolean }) => ({
    compile: () =>
      sql<SeenRequest>`
        with recursive above (id) as (
          select employee.reports_to from employee
          join request on request.organisation_id = ${organisation} and request.id = ${p.id}
          where employee.organisation_id = ${organisation} and employee.id = request.requester_id
          union
          select employee.reports_to from employee
          join above on employee.organisation_id = ${organisation} and employee.id = above.id
        )
        select ${rowColumns}, requester.account_id as "requesterAccount", place.time_zone as zone,
          request.draft, request.facts, request.levels, step.purpose as "stepPurpose", waiting.on_behalf_of as "onBehalfOf",
          coalesce(request.requester_id = ${p.employee}::uuid, false) as "isMine",
          ${p.isApprover}::boolean and request.is_open and request.requester_id is distinct from ${p.employee}::uuid
            and waiting.request_id is not null as "mayDecide"
        from request
        ${rowJoins(organisation)}
        left join lateral (
          select * from (${openSteps(organisation, p)}) open_step where open_step.request_id = request.id limit 1
        ) waiting on true
        join location place on place.organisation_id = ${organisation} and place.id = requester.location_id
        where request.organisation_id = ${organisation} and request.id = ${p.id} and request.type = ${p.type}
          and (request.requester_id = ${p.employee}::uuid or (${p.isApprover}::boolean and (
            ${p.isAdmin}::boolean or waiting.request_id is not null
            or exists (select from request_step mine
              where mine.organisation_id = ${organisation} and mine.request_id = request.id
                and (mine.account_id = ${p.account} or mine.role_id = ${roleOf(organisation, p.account)}))
            or ${p.employee}::uuid in (select id from above)
            or exists (select from request_event event
              where event.organisation_id = ${organisation} and event.request_id = request.id and event.kind <> 'revised'
                and (event.account_id = ${p.account} or event.to_account_id = ${p.account}
                  or event.to_role_id = ${roleOf(organisation, p.account)})))))`.compile(db),
  }),
)

interface NewState {
  id: Id
  state: string
  cancelAskedAt: Instant | null
  decidedAt: Instant | null
  now: Instant
}

export const putState = change(({ db, organisation }, p: NewState) =>
  db
    .updateTable('request')
    .set({ state: p.state, cancel_asked_at: p.cancelAskedAt, decided_at: p.decidedAt, updated_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

/** Of these keys those of documents that a request was sent with. */
export const documentsInUse = rows(({ db, organisation }, p: { keys: readonly string[] }) => ({
  compile: () =>
    sql<{ key: string }>`
      select coalesce(draft ->> 'documentKey') as key from request
      where organisation_id = ${organisation} and draft ->> 'documentKey' = any(${p.keys}::text[])`.compile(db),
}))
