import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { one, rows } from '../../platform/database/statement.ts'
import type { Requester } from './request-type.ts'
import { holds } from './who-decides.sql.ts'

export interface Assignee {
  kind: 'person' | 'role'
  /** Of the account or the role. */
  _id: Id
  name: string
}

export const requesterOf = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<Requester>`
      select employee.id as employee, employee.account_id as account, employee.name, location.time_zone as zone
      from employee
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      where employee.organisation_id = ${organisation} and employee.id = ${p.employee}`.compile(db),
}))

export const accountName = one(({ db, organisation }, p: { account: Id }) =>
  db.selectFrom('account').select('name').where('organisation_id', '=', organisation).where('id', '=', p.account),
)

export const roleOfAccount = one(({ db, organisation }, p: { account: Id }) =>
  db
    .selectFrom('account')
    .select('role_id as _id')
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.account),
)

/** Requests of one person are written one after the other, so that each is checked against those before it. */
export const lockRequester = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql`select pg_advisory_xact_lock(hashtextextended(${organisation}::text || ${p.employee}::text, 20))`.compile(db),
}))

/** The reporting manager who is there and may decide, else the holders of HR, else the admin. */
export const firstAssignee = one(({ db, organisation }, p: { requester: Id; permission: string }) => ({
  compile: () =>
    sql<Assignee>`
      select kind, id as "_id", name from (
        select 1 as turn, 'person' as kind, account.id, account.name
        from employee
        join employee manager on manager.organisation_id = ${organisation} and manager.id = employee.reports_to
        join account on account.organisation_id = ${organisation} and account.id = manager.account_id
        join role on role.organisation_id = ${organisation} and role.id = account.role_id
        where employee.organisation_id = ${organisation} and employee.id = ${p.requester}
          and manager.status <> 'inactive' and ${holds(p.permission)}
        union all
        select 2, 'role', role.id, role.name from role
        where role.organisation_id = ${organisation} and lower(role.name) = 'hr' and exists (
          select from account
          join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
          where account.organisation_id = ${organisation} and account.role_id = role.id and ${holds(p.permission)}
            and employee.id <> ${p.requester})
        union all
        select 3, 'role', role.id, role.name from role
        where role.organisation_id = ${organisation} and role.is_admin
      ) choice
      order by turn, id limit 1`.compile(db),
}))

/** A person or a role that a request may be passed on to; undefined when they could not decide it. */
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
          and employee.status <> 'inactive' and ${holds(p.permission)}
        union all
        select 'role', role.id, role.name from role
        where role.organisation_id = ${organisation} and role.id = ${p.role}::uuid and exists (
          select from account
          left join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
          where account.organisation_id = ${organisation} and account.role_id = role.id and ${holds(p.permission)}
            and account.id <> ${p.actor} and employee.id is distinct from ${p.requester})`.compile(db),
  }),
)

/** Who has to be told: the person, or everybody of the role who may decide; never the requester. */
export const assigneeAccounts = rows(({ db, organisation }, p: { request: Id; permission: string }) => ({
  compile: () =>
    sql<{ account: Id }>`
        select account.id as account
        from request
        join employee requester on requester.organisation_id = ${organisation} and requester.id = request.requester_id
        join account on account.organisation_id = ${organisation}
          and (account.id = request.assignee_account_id or account.role_id = request.assignee_role_id)
        join role on role.organisation_id = ${organisation} and role.id = account.role_id
        where request.organisation_id = ${organisation} and request.id = ${p.request}
          and account.id <> requester.account_id and ${holds(p.permission)}`.compile(db),
}))
