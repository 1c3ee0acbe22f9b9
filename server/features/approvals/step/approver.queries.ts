import { sql } from 'kysely'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'
import { holds } from './holds.sql.ts'
import { toBeTold } from './to-be-told.sql.ts'

export interface Assignee {
  kind: 'person' | 'role'
  /** Of the account or the role. */
  _id: Id
  name: string
}

/** With the accounts to notify: the person or everyone with the role, and their delegates. */
export type Deciding = Assignee & { told: Id[] }

/** Why a level has no one to decide it. */
export type Skipped = { kind: 'ownRequest' | 'alreadyApproved' | 'nobodyThere'; _id: Id | null; name: string }

interface Sought {
  requester: Id
  permission: string
  /** Null for the default role. */
  approver: 'manager' | 'role' | 'person' | null
  /** For a manager: 1 is the requester's direct manager. */
  up: number | null
  role: Id | null
  employee: Id | null
  /** Anyone who approved a lower level of this request doesn't decide again. */
  request: Id | null
  type: RequestTypeName
  now: Instant
}

/**
 * Who decides a level: the approver its rule names; if they have left or may not decide, the default role; otherwise the admin. Skipped are
 * a level assigned to the requester, one above the top of the reporting line, and one whose approver has already approved.
 */
export const approverOf = one(({ db, organisation }, p: Sought) => ({
  compile: () =>
    sql<Deciding | Skipped>`
      with recursive line (id, up) as (
        select reports_to, 1 from employee where organisation_id = ${organisation} and id = ${p.requester}
        union all
        select employee.reports_to, line.up + 1 from line
        join employee on employee.organisation_id = ${organisation} and employee.id = line.id
        where line.up < ${p.up}::int
      ),
      named as (
        select employee.* from employee
        where employee.organisation_id = ${organisation} and employee.id = case ${p.approver}::text
          when 'manager' then (select line.id from line where line.up = ${p.up}::int)
          when 'person' then ${p.employee}::uuid end
      ),
      approved as (
        select account.id, account.role_id from request_step step
        join account on account.organisation_id = ${organisation} and account.id = step.ended_by
        where step.organisation_id = ${organisation} and step.request_id = ${p.request}::uuid
          and step.purpose = 'request' and step.outcome = 'approved'
      )
      select kind, id as "_id", name,
        case when kind in ('person', 'role') then array(${toBeTold(organisation, behind(p), p)}) end as told
      from (select * from (
        select 1 as turn, 'nobodyThere' as kind, null::uuid as id, '' as name
        where ${p.approver}::text = 'manager' and ${p.up}::int > 1 and not exists (select from named)
        union all
        select 1, 'ownRequest', named.account_id, named.name from named where named.id = ${p.requester}
        union all
        select 1, 'ownRequest', role.id, role.name from role
        join employee on employee.organisation_id = ${organisation} and employee.id = ${p.requester}
        join account own on own.organisation_id = ${organisation} and own.id = employee.account_id and own.role_id = role.id
        where role.organisation_id = ${organisation} and role.id = ${p.role}::uuid and not exists (
          select from account
          where account.organisation_id = ${organisation} and account.role_id = role.id and account.id <> own.id
            and ${holds(organisation, p.permission)})
        union all
        select 2, 'alreadyApproved', named.account_id, named.name from named
        where named.account_id in (select approved.id from approved)
        union all
        select 2, 'alreadyApproved', role.id, role.name from role
        where role.organisation_id = ${organisation} and role.id = ${p.role}::uuid
          and role.id in (select approved.role_id from approved)
        union all
        select 3, 'person', account.id, account.name
        from named
        join account on account.organisation_id = ${organisation} and account.id = named.account_id
        join role on role.organisation_id = ${organisation} and role.id = account.role_id
        where named.status <> 'inactive' and ${holds(organisation, p.permission)}
        union all
        select case when role.id = ${p.role}::uuid then 3 else 4 end, 'role', role.id, role.name from role
        where role.organisation_id = ${organisation} and (role.id = ${p.role}::uuid or role.is_fallback_approver)
          and exists (
            select from account
            left join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
            where account.organisation_id = ${organisation} and account.role_id = role.id and ${holds(organisation, p.permission)}
              and employee.id is distinct from ${p.requester})
        union all
        select 5, 'role', role.id, role.name from role
        where role.organisation_id = ${organisation} and role.is_admin
      ) choice
      order by turn, id limit 1) chosen`.compile(db),
}))

const behind = (p: Sought) => ({
  account: sql<Id>`case chosen.kind when 'person' then chosen.id end`,
  role: sql<Id>`case chosen.kind when 'role' then chosen.id end`,
  requester: sql<Id>`${p.requester}::uuid`,
  type: sql<string>`${p.type}::text`,
})

/** A person or role that a request may be forwarded to; undefined if they could not decide it. */
export const forwardTarget = one(
  (
    { db, organisation },
    p: { employee: Id | null; role: Id | null; permission: string; requester: Id; actor: Id },
  ) => ({
    compile: () =>
      sql<Assignee>`
        select 'person' as kind, account.id as "_id", account.name
        from employee
        join account on account.organisation_id = ${organisation} and account.id = employee.account_id
        join role on role.organisation_id = ${organisation} and role.id = account.role_id
        where employee.organisation_id = ${organisation} and employee.id = ${p.employee}::uuid
          and employee.id <> ${p.requester} and account.id <> ${p.actor}
          and employee.status <> 'inactive' and ${holds(organisation, p.permission)}
        union all
        select 'role', role.id, role.name from role
        where role.organisation_id = ${organisation} and role.id = ${p.role}::uuid and exists (
          select from account
          left join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
          where account.organisation_id = ${organisation} and account.role_id = role.id and ${holds(organisation, p.permission)}
            and account.id <> ${p.actor} and employee.id is distinct from ${p.requester})`.compile(db),
  }),
)
