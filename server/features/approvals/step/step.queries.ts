import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'
import { toBeTold } from './to-be-told.sql.ts'

export type Purpose = 'request' | 'cancellation'
export type Outcome = 'approved' | 'rejected' | 'forwarded' | 'escalated' | 'skipped' | 'withdrawn' | 'reassigned'

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
  /** For a level that no one had to decide. */
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

/** Ends the open step of a request, if any. */
export const endStep = change(
  ({ db, organisation }, p: { request: Id; outcome: Outcome; by: Id | null; onBehalfOf: Id | null; now: Instant }) =>
    db
      .updateTable('request_step')
      .set({ outcome: p.outcome, ended_at: p.now, ended_by: p.by, on_behalf_of: p.onBehalfOf })
      .where('organisation_id', '=', organisation)
      .where('request_id', '=', p.request)
      .where('outcome', 'is', null),
)

/** The accounts to notify of a request's open step. */
export const assigneeAccounts = rows(({ db, organisation }, p: { request: Id; permission: string; now: Instant }) => ({
  compile: () => {
    const { account, role, request, requester, type } = {
      account: sql<Id>`step.account_id`,
      role: sql<Id>`step.role_id`,
      request: sql<Id>`step.request_id`,
      requester: sql<Id>`request.requester_id`,
      type: sql<string>`request.type`,
    }
    return sql<{ account: Id }>`
      select told.id as account
      from request_step step
      join request on request.organisation_id = ${organisation} and request.id = step.request_id
      cross join lateral (${toBeTold(organisation, { account, role, request, requester, type }, p)}) told
      where step.organisation_id = ${organisation} and step.request_id = ${p.request} and step.outcome is null`.compile(
      db,
    )
  },
}))
