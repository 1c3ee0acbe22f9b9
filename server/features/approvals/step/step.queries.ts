import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'
import { holds } from './holds.sql.ts'
import { isInForce } from './open-steps.sql.ts'

export type Purpose = 'request' | 'cancellation'
export type Outcome = 'approved' | 'rejected' | 'forwarded' | 'escalated' | 'skipped' | 'withdrawn'

interface NewStep {
  id: Id
  request: Id
  purpose: Purpose
  level: number
  label: string
  account: Id | null
  role: Id | null
  forwardedBy: Id | null
  dueAt: Instant | null
  /** Of a level that nobody had to decide. */
  outcome: 'skipped' | null
  now: Instant
}

export const insertStep = change(({ db, organisation }, p: NewStep) => ({
  compile: () =>
    sql`
      insert into request_step (organisation_id, id, request_id, purpose, level, label, account_id, role_id, forwarded_by,
        since, due_at, outcome, ended_at)
      values (${organisation}, ${p.id}, ${p.request}, ${p.purpose}, ${p.level}, ${p.label}, ${p.account}::uuid,
        ${p.role}::uuid, ${p.forwardedBy}::uuid, ${p.now}, ${p.dueAt}::timestamptz, ${p.outcome}::text,
        case when ${p.outcome}::text is not null then ${p.now}::timestamptz end)`.compile(db),
}))

/** Ends the open step of a request, if one is. */
export const endStep = change(
  ({ db, organisation }, p: { request: Id; outcome: Outcome; by: Id | null; onBehalfOf: Id | null; now: Instant }) =>
    db
      .updateTable('request_step')
      .set({ outcome: p.outcome, ended_at: p.now, ended_by: p.by, on_behalf_of: p.onBehalfOf })
      .where('organisation_id', '=', organisation)
      .where('request_id', '=', p.request)
      .where('outcome', 'is', null),
)

/** Who has to be told: the person or everybody of the role who may decide, and who stands in for them; never the requester. */
export const assigneeAccounts = rows(({ db, organisation }, p: { request: Id; permission: string; now: Instant }) => ({
  compile: () =>
    sql<{ account: Id }>`
        with assigned as (
          select account.id, requester.account_id as requester, request.type, ${holds(p.permission)} as may_decide
          from request_step step
          join request on request.organisation_id = ${organisation} and request.id = step.request_id
          join employee requester on requester.organisation_id = ${organisation} and requester.id = request.requester_id
          join account on account.organisation_id = ${organisation}
            and (account.id = step.account_id or account.role_id = step.role_id)
          join role on role.organisation_id = ${organisation} and role.id = account.role_id
          where step.organisation_id = ${organisation} and step.request_id = ${p.request} and step.outcome is null
        )
        select id as account from assigned where may_decide and id <> requester
        union
        select account.id from assigned
        join approval_delegation delegation on delegation.organisation_id = ${organisation}
          and delegation.account_id = assigned.id and (delegation.types = '{}' or assigned.type = any(delegation.types))
        join account on account.organisation_id = ${organisation} and account.id = delegation.delegate_id
        join role on role.organisation_id = ${organisation} and role.id = account.role_id
        where assigned.id <> requester and account.id <> requester and ${holds(p.permission)}
          and ${isInForce(organisation, p.now)}`.compile(db),
}))
