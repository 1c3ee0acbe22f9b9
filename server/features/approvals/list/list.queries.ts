import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { InboxQuery } from '@muster/contract/approvals/request.ts'
import type { Id } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { rowColumns, rowJoins, type StoredRow } from '../request-row.sql.ts'
import { roleOf } from '../step/holds.sql.ts'
import { openSteps, type Approver } from '../step/open-steps.sql.ts'

const sortable = { createdAt: 'created_at', decidedAt: 'decided_at' } as const

/** The rows of a page, in their displayed form. */
export function shown({ organisation }: { organisation: Id }): RawBuilder<unknown> {
  return sql`
    select page.n, ${rowColumns}
    from page
    join request on request.organisation_id = ${organisation} and request.id = page.id
    ${rowJoins(organisation)}`
}

export const ownPage = pageOf<StoredRow, { type: string; employee: Id; state: string | null }, 'createdAt'>({
  sortable: { createdAt: 'created_at' },
  matching: ({ organisation }, p) => sql`
    select id, created_at from request
    where organisation_id = ${organisation} and requester_id = ${p.employee} and type = ${p.type}
      and (${p.state}::text is null or state = ${p.state})`,
  rows: shown,
})

export interface InboxFilter extends Approver {
  type: string
  employee: Id | null
  employeeName: string | null
  departmentId: Id | null
  startDate: string | null
  endDate: string | null
  only: z.output<typeof InboxQuery>['only'] | null
}

/** Requests pending with an approver. */
export const waitingPage = inboxPage(({ organisation }, p) =>
  waitingRequests(
    organisation,
    p,
    sql`where case ${p.only}::text
        when 'overdue' then waiting.due_at < ${p.now}
        -- The admin may decide everything; only requests naming them or their role are forwarded to them.
        when 'forwardedToMe' then waiting.forwarded_by is not null and (not ${p.isAdmin}::boolean
          or waiting.account_id = ${p.account} or waiting.role_id = ${roleOf(organisation, p.account)})
        else true
      end`,
  ),
)

export const forwardedPage = inboxPage(
  ({ organisation }, p) => sql`${actedOn(organisation, p.account, sql`kind = 'forwarded'`)} and request.is_open`,
)

export const decidedPage = inboxPage(
  ({ organisation }, p) => sql`
    ${actedOn(organisation, p.account, sql`kind in ('approved', 'passed', 'rejected', 'cancelled', 'cancellationRejected')`)}
      -- Read once: a lookup with each request read all pending ones as often as there were decided ones.
      and id <> all(array(select request_id from (${openSteps(organisation, p)}) waiting))`,
)

type Scope = { organisation: Id }

function inboxPage(source: (scope: Scope, p: InboxFilter) => RawBuilder<unknown>) {
  return pageOf<StoredRow, InboxFilter, keyof typeof sortable>({
    sortable,
    matching: (scope, p) => sql`
      select request.id, request.created_at, request.decided_at
      from (${source(scope, p)}) request
      -- Looked up by key: with a thousand people the planner would read all and compare each with every request.
      cross join lateral (
        select search_text, department_id from employee
        where organisation_id = ${scope.organisation} and id = request.requester_id offset 0
      ) requester
      where request.type = ${p.type} and request.requester_id is distinct from ${p.employee}::uuid
        and ${contains(sql`requester.search_text`, p.employeeName)}
        and (${p.departmentId}::uuid is null or requester.department_id = ${p.departmentId}::uuid)
        and (${p.startDate}::date is null or request.ends_on >= ${p.startDate}::date)
        and (${p.endDate}::date is null or request.starts_on <= ${p.endDate}::date)`,
    rows: shown,
  })
}

/** Reads the ids first and looks them up by key, whatever row count the planner estimates. */
function actedOn(organisation: Id, account: Id, how: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`
    select * from request
    where organisation_id = ${organisation} and id = any(array(
      select request_id from request_event
      where organisation_id = ${organisation} and account_id = ${account} and ${how}))`
}

/** The requests of the one "waits for". */
export function waitingRequests(organisation: Id, p: Approver, narrowed = sql``): RawBuilder<unknown> {
  return sql`
    select request.* from (${openSteps(organisation, p)}) waiting
    cross join lateral (
      select * from request where organisation_id = ${organisation} and id = waiting.request_id offset 0
    ) request
    ${narrowed}`
}
