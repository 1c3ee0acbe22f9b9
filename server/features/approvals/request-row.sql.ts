import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { RequestRow } from '@muster/contract/approvals/request.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'

/** The contract's `RequestRow` before translation. */
export type StoredRow = Omit<z.output<typeof RequestRow>, 'title' | 'quantity' | 'outcome'> & {
  title: Sentence
  quantity: Sentence
}

/** Its columns, over `rowJoins`. */
export const rowColumns = sql`
  request.id as "_id", request.number, request.type, request.state, request.cancellation_requested_at is not null as "isCancelling",
  jsonb_build_object('text', request.title, 'values', request.title_values) as title,
  jsonb_build_object('text', request.quantity, 'values', request.quantity_values) as quantity, request.reason, request.starts_on as "startsOn", request.ends_on as "endsOn",
  request.claimed_paise as claimed, request.approved_paise as approved, request.stage, request.created_at as "createdAt", request.decided_at as "decidedAt",
  jsonb_build_object('_id', requester.id, 'name', requester.name, 'code', requester.code, 'department', department.name)
    as requester,
  case
    when step.outcome is not null then null
    when assignee.id is not null then jsonb_build_object('kind', 'person', '_id', assignee.id, 'name', assignee.name)
    else jsonb_build_object('kind', 'role', '_id', assignee_role.id, 'name', assignee_role.name)
  end as assignee,
  case when step.outcome is null then step.since end as since, case when step.outcome is null then step.due_at end as "dueAt",
  step.level, greatest(jsonb_array_length(request.levels), 1) as "levelCount", forwarder.name as "forwardedBy"`

/** `step` is the open step of the request, or its last one. */
export function rowJoins(organisation: Id): RawBuilder<unknown> {
  return sql`
    join employee requester on requester.organisation_id = ${organisation} and requester.id = request.requester_id
    left join department on department.organisation_id = ${organisation} and department.id = requester.department_id
    join lateral (
      select * from request_step
      where request_step.organisation_id = ${organisation} and request_step.request_id = request.id
      order by request_step.outcome is not null, request_step.since desc, request_step.level desc, request_step.id desc limit 1
    ) step on true
    left join account assignee on assignee.organisation_id = ${organisation} and assignee.id = step.account_id
    left join role assignee_role on assignee_role.organisation_id = ${organisation} and assignee_role.id = step.role_id
    left join account forwarder on forwarder.organisation_id = ${organisation} and forwarder.id = step.forwarded_by`
}
