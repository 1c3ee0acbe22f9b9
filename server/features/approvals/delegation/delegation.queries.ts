import { sql } from 'kysely'
import type { z } from 'zod'
import type { Delegation } from '@muster/contract/approvals/delegation.routes.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import { holds } from '../step/holds.sql.ts'

export const ownDelegations = rows(({ db, organisation }, p: { account: Id; today: Day }) => ({
  compile: () =>
    sql<z.output<typeof Delegation>>`
      select delegation.id as "_id", jsonb_build_object('_id', principal.id, 'name', principal.name) as approver,
        jsonb_build_object('_id', delegate.id, 'name', delegate.name) as delegate, starts_on as "startsOn",
        ends_on as "endsOn", types, reason, starts_on <= ${p.today} as "isInForce",
        delegation.account_id = ${p.account} as "isGiven"
      from approval_delegation delegation
      join account principal on principal.organisation_id = ${organisation} and principal.id = delegation.account_id
      join account delegate on delegate.organisation_id = ${organisation} and delegate.id = delegation.delegate_id
      where delegation.organisation_id = ${organisation} and ended_at is null and ends_on >= ${p.today}
        and (delegation.account_id = ${p.account} or delegation.delegate_id = ${p.account})
      order by starts_on, delegation.id`.compile(db),
}))

/** Another active person who may decide at least one of the types. */
export const ableDelegate = one(
  ({ db, organisation }, p: { employee: Id; actor: Id; permissions: readonly string[] }) => ({
    compile: () =>
      sql<{ account: Id; name: string }>`
        select account.id as account, account.name
        from employee
        join account on account.organisation_id = ${organisation} and account.id = employee.account_id
        join role on role.organisation_id = ${organisation} and role.id = account.role_id
        where employee.organisation_id = ${organisation} and employee.id = ${p.employee} and employee.status <> 'inactive'
          and account.id <> ${p.actor} and exists (
            select from unnest(${p.permissions}::text[]) as needed(permission)
            where ${holds(organisation, sql`needed.permission` as never)})`.compile(db),
  }),
)

export const overlapping = one(
  ({ db, organisation }, p: { account: Id; delegate: Id; startsOn: Day; endsOn: Day }) => ({
    compile: () =>
      sql<{ id: Id }>`
        select id from approval_delegation
        where organisation_id = ${organisation} and account_id = ${p.account} and delegate_id = ${p.delegate}
          and ended_at is null and starts_on <= ${p.endsOn} and ends_on >= ${p.startsOn} limit 1`.compile(db),
  }),
)

interface NewDelegation {
  id: Id
  account: Id
  delegate: Id
  startsOn: Day
  endsOn: Day
  types: string[]
  reason: string
  now: Instant
}

export const insertDelegation = change(({ db, organisation }, p: NewDelegation) =>
  db.insertInto('approval_delegation').values({
    organisation_id: organisation,
    id: p.id,
    account_id: p.account,
    delegate_id: p.delegate,
    starts_on: p.startsOn,
    ends_on: p.endsOn,
    types: p.types,
    reason: p.reason,
    created_by: p.account,
    created_at: p.now,
  }),
)

/** Returns the delegate's account, the first time only. */
export const endDelegation = one(({ db, organisation }, p: { account: Id; id: Id; now: Instant }) =>
  db
    .updateTable('approval_delegation')
    .set({ ended_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('id', '=', p.id)
    .where('ended_at', 'is', null)
    .returning('delegate_id as delegate'),
)
