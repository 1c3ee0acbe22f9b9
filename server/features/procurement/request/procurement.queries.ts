import { sql } from 'kysely'
import type { Day, Id, Instant, Paise } from '@muster/contract/values.ts'
import { one, rows } from '../../../platform/database/statement.ts'

/** A person's time zone, and the department the purchase is for, with its budget of a financial year. */
export const buyer = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ zone: string; departmentId: Id | null; department: string | null; budgetPaise: Paise | null }>`
      select location.time_zone as zone, employee.department_id as "departmentId", department.name as department,
        department.purchase_budget_paise as "budgetPaise"
      from employee
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      where employee.organisation_id = ${organisation} and employee.id = ${p.employee}`.compile(db),
}))

/**
 * Items of the same name in other requests of the same person that are pending, or approved and not yet ordered. `lines` is JSON of
 * `position, name`.
 */
export const sameItems = rows(({ db, organisation }, p: { employee: Id; lines: string; except: Id | null }) => ({
  compile: () =>
    sql<{ position: number; number: string }>`
      select distinct coalesce(asked.position) as position, request.number
      from jsonb_to_recordset(${p.lines}::jsonb) as asked(position int, name text)
      join request on request.organisation_id = ${organisation} and request.type = 'procurement'
        and request.requester_id = ${p.employee} and request.id is distinct from ${p.except}::uuid
        and (request.state = 'pending' or request.state = 'approved' and request.stage is null)
      join request_line line on line.organisation_id = ${organisation} and line.request_id = request.id
        and lower(line.words) = lower(asked.name)
      order by 1, 2
      limit 50`.compile(db),
}))

/** The amount approved for a department since a moment, excluding one request. */
export const departmentApproved = one(
  ({ db, organisation }, p: { department: Id; since: Day; zone: string; except: Id }) => ({
    compile: () =>
      sql<{ approvedPaise: Paise }>`
      select coalesce(sum(request.approved_paise), 0)::bigint as "approvedPaise"
      from request
      join employee on employee.organisation_id = ${organisation} and employee.id = request.requester_id
      where request.organisation_id = ${organisation} and request.type = 'procurement' and request.state = 'approved'
        and request.id <> ${p.except} and employee.department_id = ${p.department}
        and request.decided_at >= ${p.since}::date::timestamp at time zone ${p.zone}`.compile(db),
  }),
)

/** An approved request, for the buyers. */
export interface BoughtRequest {
  requester: Id
  number: string
  state: string
  isCancelling: boolean
  stage: string | null
  createdAt: Instant
  zone: string
}

/** Locked until the transaction ends: its orders, deliveries and assets are written one after the other. */
export const requestToBuy = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<BoughtRequest>`
      select request.requester_id as requester, request.number, request.state, request.stage,
        request.cancellation_requested_at is not null as "isCancelling", request.created_at as "createdAt", location.time_zone as zone
      from request
      join employee on employee.organisation_id = ${organisation} and employee.id = request.requester_id
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      where request.organisation_id = ${organisation} and request.id = ${p.id} and request.type = 'procurement'
      for no key update of request`.compile(db),
}))
