import { sql } from 'kysely'
import type { z } from 'zod'
import type { Request } from '@muster/contract/approvals/request.ts'
import type { Id, Instant, Paise } from '@muster/contract/values.ts'
import { one } from '../../platform/database/statement.ts'
import type { Level } from './step/level.ts'
import { rowColumns, rowJoins, type StoredRow } from './request-row.sql.ts'
import { roleOf } from './step/holds.sql.ts'
import { openSteps, type Approver } from './step/open-steps.sql.ts'

interface NewRequest {
  id: Id
  type: string
  /** Prefix of the request number. */
  prefix: string
  requester: Id
  title: string
  /** JSON. */
  titleValues: string
  quantity: string
  /** JSON. */
  quantityValues: string
  reason: string
  startsOn: string | null
  endsOn: string | null
  claimed: Paise | null
  draft: string
  facts: string
  /** JSON of `Level[]`. */
  levels: string
  /** The id of the first history row, and the requester's account. */
  event: Id
  account: Id
  now: Instant
}

/**
 * Inserts a request under the next number of its type, with its first history row. Requests of one type wait for each other from here until
 * commit, so that no number is used twice or skipped.
 */
export const insertRequest = one(({ db, organisation }, p: NewRequest) => ({
  compile: () =>
    sql<{ number: string }>`
      with counted as (
        insert into request_counter (organisation_id, type, last) values (${organisation}, ${p.type}, 1)
        on conflict (organisation_id, type) do update set last = request_counter.last + 1
        returning last::text as n
      ),
      written as (
        insert into request (organisation_id, id, number, type, requester_id, title, title_values, quantity, quantity_values, reason, starts_on, ends_on,
          claimed_paise, draft, facts, levels, created_at, updated_at)
        select ${organisation}::uuid, ${p.id}::uuid, ${p.prefix}::text || '-' || lpad(n, greatest(4, length(n)), '0'),
          ${p.type}, ${p.requester}::uuid, ${p.title}, ${p.titleValues}::jsonb, ${p.quantity}, ${p.quantityValues}::jsonb, ${p.reason}, ${p.startsOn}::date, ${p.endsOn}::date,
          ${p.claimed}::bigint, ${p.draft}::jsonb, ${p.facts}::jsonb, ${p.levels}::jsonb, ${p.now}::timestamptz,
          ${p.now}::timestamptz
        from counted
        returning number
      ),
      told as (
        insert into request_event (organisation_id, id, request_id, kind, account_id, at)
        values (${organisation}, ${p.event}, ${p.id}, 'submitted', ${p.account}, ${p.now})
      )
      select number from written`.compile(db),
}))

/**
 * A pending request with the same draft and the same files, in their order, from the same person within ten minutes. Runs when the
 * requester is locked, so that two at once are found as well.
 */
export const twinOf = one(
  (
    { db, organisation },
    p: { type: string; requester: Id; draft: string; files: readonly string[]; now: Instant },
  ) => ({
    compile: () =>
      sql<{ _id: Id }>`
        select request.id as "_id" from request
        where request.organisation_id = ${organisation} and request.requester_id = ${p.requester} and request.type = ${p.type}
          and request.state = 'pending' and request.created_at > ${p.now}::timestamptz - interval '10 minutes'
          and request.draft = ${p.draft}::jsonb
          and ${p.files}::text[] = array(select attachment.sha256 from request_attachment attachment
            where attachment.organisation_id = ${organisation} and attachment.request_id = request.id
            order by attachment.position)
        order by request.created_at
        limit 1`.compile(db),
  }),
)

/** Serialises the acts on a request. */
export const lockRequest = one(({ db, organisation }, p: { id: Id; type: string }) =>
  db
    .selectFrom('request')
    .select('id')
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id)
    .where('type', '=', p.type)
    .forUpdate(),
)

/** `isMine` and the like are relative to the asking account; a request it may not see is not found. */
export type SeenRequest = Omit<
  z.output<typeof Request>,
  keyof StoredRow | 'outcome' | 'events' | 'lines' | 'attachments' | 'stages' | 'nextStages' | 'mayCancel'
> &
  StoredRow & {
    requesterAccount: Id
    zone: string
    draft: unknown
    facts: unknown
    levels: Level[]
    /** Of the open step, or the last one. */
    stepPurpose: 'request' | 'cancellation'
    /** On whose behalf the account would decide. */
    onBehalfOf: Id | null
    /** The account has approved a lower level. */
    hasApproved: boolean
    /** Of the account. */
    actorName: string | null
    /** Whether a webhook may be listening for the outcome. */
    isHeard: boolean
  }

/** A request as one account sees it: its own, one pending with it, one it acted on, one of its team, or any for the admin. */
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
          step.purpose = 'request' and step.outcome is null and exists (
            select from request_step ended
            where ended.organisation_id = ${organisation} and ended.request_id = request.id and ended.purpose = 'request'
              and ended.outcome = 'approved' and ended.ended_by = ${p.account}) as "hasApproved",
          (select name from account where organisation_id = ${organisation} and id = ${p.account}) as "actorName",
          exists (select from webhook where webhook.organisation_id = ${organisation} and webhook.is_active) as "isHeard",
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
