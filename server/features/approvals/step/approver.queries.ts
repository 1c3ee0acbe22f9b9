import { sql } from 'kysely'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'
import type { Assignee } from '../assignee.ts'
import { holds } from './holds.sql.ts'
import { toBeTold } from './to-be-told.sql.ts'

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
 * a level assigned to the requester, one above the top of the reporting line, and one whose approver has already approved a level of their
 * own. Whoever approved for somebody else, as a stand-in or because it was passed on, doesn't decide their own level too: another person does.
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
        select account.id, account.role_id, bool_or(step.on_behalf_of is null and step.forwarded_by is null and not exists (
            select from request_step escalated
            where escalated.organisation_id = ${organisation} and escalated.request_id = step.request_id
              and escalated.level = step.level and escalated.outcome = 'escalated')) as is_own
        from request_step step
        join account on account.organisation_id = ${organisation} and account.id = step.ended_by
        where step.organisation_id = ${organisation} and step.request_id = ${p.request}::uuid
          and step.purpose = 'request' and step.outcome = 'approved'
        group by account.id, account.role_id
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
        where named.account_id in (select approved.id from approved where is_own)
        union all
        select 2, 'alreadyApproved', role.id, role.name from role
        where role.organisation_id = ${organisation} and role.id = ${p.role}::uuid
          and role.id in (select approved.role_id from approved where is_own) and not ${someoneElseIn(organisation, p)}
        union all
        select 3, 'person', account.id, account.name
        from named
        join account on account.organisation_id = ${organisation} and account.id = named.account_id
        join role on role.organisation_id = ${organisation} and role.id = account.role_id
        where named.status <> 'inactive' and named.account_id not in (select approved.id from approved)
          and ${holds(organisation, p.permission)}
        union all
        select case when role.id = ${p.role}::uuid then 3 else 4 end, 'role', role.id, role.name from role
        where role.organisation_id = ${organisation} and (role.id = ${p.role}::uuid or role.is_fallback_approver)
          and ${someoneElseIn(organisation, p)}
        union all
        select 5, case when role.id in (select approved.role_id from approved) and not ${someoneElseIn(organisation, p)}
          then 'alreadyApproved' else 'role' end, role.id, role.name from role
        where role.organisation_id = ${organisation} and role.is_admin
      ) choice
      order by turn, id limit 1) chosen`.compile(db),
}))

/** Whether somebody with `role` may decide, other than the requester and those who have approved a lower level. */
const someoneElseIn = (organisation: Id, p: Pick<Sought, 'requester' | 'permission'>) => sql<boolean>`exists (
  select from account
  left join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
  where account.organisation_id = ${organisation} and account.role_id = role.id and ${holds(organisation, p.permission)}
    and employee.id is distinct from ${p.requester} and account.id not in (select approved.id from approved))`

const behind = (p: Sought) => ({
  account: sql<Id>`case chosen.kind when 'person' then chosen.id end`,
  role: sql<Id>`case chosen.kind when 'role' then chosen.id end`,
  request: sql<Id | null>`${p.request}::uuid`,
  requester: sql<Id>`${p.requester}::uuid`,
  type: sql<string>`${p.type}::text`,
})

/**
 * A person or role that a request may be forwarded to; undefined if they could not decide it, or have approved a lower level.
 */
export const forwardTarget = one(
  (
    { db, organisation },
    p: { employee: Id | null; role: Id | null; permission: string; request: Id; requester: Id; actor: Id },
  ) => ({
    compile: () =>
      sql<Assignee>`
        with approved as (
          select step.ended_by as id from request_step step
          where step.organisation_id = ${organisation} and step.request_id = ${p.request} and step.purpose = 'request'
            and step.outcome = 'approved' and step.ended_by is not null
        )
        select 'person' as kind, account.id as "_id", account.name
        from employee
        join account on account.organisation_id = ${organisation} and account.id = employee.account_id
        join role on role.organisation_id = ${organisation} and role.id = account.role_id
        where employee.organisation_id = ${organisation} and employee.id = ${p.employee}::uuid
          and employee.id <> ${p.requester} and account.id <> ${p.actor} and account.id not in (select id from approved)
          and employee.status <> 'inactive' and ${holds(organisation, p.permission)}
        union all
        select 'role', role.id, role.name from role
        where role.organisation_id = ${organisation} and role.id = ${p.role}::uuid and exists (
          select from account
          left join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
          where account.organisation_id = ${organisation} and account.role_id = role.id and ${holds(organisation, p.permission)}
            and account.id <> ${p.actor} and account.id not in (select id from approved)
            and employee.id is distinct from ${p.requester})`.compile(db),
  }),
)
