import { sql } from 'kysely'
import { furthestUp } from '@muster/contract/approvals/approval-rule.ts'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

interface OfManager {
  request: Id
  type: RequestTypeName
  step: Id
}

/**
 * Open steps that a reporting line decides and that a new manager of this person concerns: their own requests, and those of the people below
 * them whose level is decided further up than them. Steps that were forwarded or escalated are with a person chosen for them, and stay.
 */
export const stepsOfManagers = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<OfManager>`
      with recursive below (id, depth) as (
        select ${p.employee}::uuid, 0
        union all
        select employee.id, below.depth + 1 from below
        join employee on employee.organisation_id = ${organisation} and employee.reports_to = below.id
        where below.depth < ${furthestUp} - 1
      ) cycle id set is_again using path
      select request.id as request, request.type, step.id as step
      from below
      join request on request.organisation_id = ${organisation} and request.requester_id = below.id and request.is_open
      join request_step step on step.organisation_id = ${organisation} and step.request_id = request.id and step.outcome is null
      cross join lateral (
        select case when step.purpose = 'cancellation' then null else request.levels -> (step.level - 1) -> 'approver' end as approver
      ) level
      where not below.is_again and step.forwarded_by is null
        and coalesce(level.approver ->> 'kind', 'manager') = 'manager'
        and coalesce((level.approver ->> 'up')::int, 1) > below.depth
        and not exists (
          select from request_step escalated
          where escalated.organisation_id = ${organisation} and escalated.request_id = step.request_id
            and escalated.purpose = step.purpose and escalated.level = step.level and escalated.outcome = 'escalated')
      order by request.id`.compile(db),
}))
