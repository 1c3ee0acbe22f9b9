import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export interface GroupRow {
  id: Id
  displayName: string
  externalId: string | null
  members: { value: Id; display: string }[]
  createdAt: Instant
  updatedAt: Instant
  total: number
}

export interface WantedGroups {
  id: string | null
  name: string | null
  externalId: string | null
  member: string | null
  offset: number
  limit: number
}

export const scimGroups = rows(({ db, organisation }, p: WantedGroups) => ({
  compile: () =>
    sql<GroupRow>`
      select scim_group.id, scim_group.name as "displayName", scim_group.external_id as "externalId",
        coalesce((
          select json_agg(json_build_object('value', account.id, 'display', account.name) order by account.name, account.id)
          from scim_group_member member
          join account on account.organisation_id = ${organisation} and account.id = member.account_id
          where member.organisation_id = ${organisation} and member.group_id = scim_group.id), '[]'::json) as members,
        scim_group.created_at as "createdAt", scim_group.updated_at as "updatedAt", count(*) over ()::int as total
      from scim_group
      where scim_group.organisation_id = ${organisation}
        and (${p.id}::text is null or scim_group.id::text = ${p.id}::text)
        and (${p.name}::text is null or lower(scim_group.name) = lower(${p.name}::text))
        and (${p.externalId}::text is null or scim_group.external_id = ${p.externalId}::text)
        and (${p.member}::text is null or exists (
          select 1 from scim_group_member member
          where member.organisation_id = ${organisation} and member.group_id = scim_group.id
            and member.account_id::text = ${p.member}::text))
      order by scim_group.created_at, scim_group.id
      limit ${p.limit} offset ${p.offset}`.compile(db),
}))

export const insertGroup = one(({ db, organisation }, p: { name: string; externalId: string | null; now: Instant }) =>
  db
    .insertInto('scim_group')
    .values({
      ...{ organisation_id: organisation, name: p.name, external_id: p.externalId },
      ...{ created_at: p.now, updated_at: p.now },
    })
    .returning('id'),
)

export const updateGroup = change(
  ({ db, organisation }, p: { id: Id; name: string; externalId: string | null; now: Instant }) =>
    db
      .updateTable('scim_group')
      .set({ name: p.name, external_id: p.externalId, updated_at: p.now })
      .where('organisation_id', '=', organisation)
      .where('id', '=', p.id),
)

export const deleteGroup = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('scim_group').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

/** Which of these accounts the identity provider can see. */
export const usersAmong = rows(({ db, organisation }, p: { accounts: readonly Id[] }) => ({
  compile: () =>
    sql<{ account: Id }>`
      select account.id as account from account
      join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
      left join scim_user known on known.organisation_id = ${organisation} and known.account_id = account.id
      where account.organisation_id = ${organisation} and account.id = any(${p.accounts}::uuid[])
        and (account.stopped_at is null or known.account_id is not null)`.compile(db),
}))

export const insertMembers = change(({ db, organisation }, p: { group: Id; accounts: readonly Id[] }) => ({
  compile: () =>
    sql`
      insert into scim_group_member (organisation_id, group_id, account_id)
      select ${organisation}, ${p.group}, added.id from unnest(${p.accounts}::uuid[]) added(id)
      on conflict do nothing
      returning 1`.compile(db),
}))

export const deleteMembers = change(({ db, organisation }, p: { group: Id; accounts: readonly Id[] }) => ({
  compile: () =>
    sql`
      delete from scim_group_member
      where organisation_id = ${organisation} and group_id = ${p.group} and account_id = any(${p.accounts}::uuid[])`.compile(
      db,
    ),
}))

export const deleteMemberships = change(({ db, organisation }, p: { account: Id }) =>
  db.deleteFrom('scim_group_member').where('organisation_id', '=', organisation).where('account_id', '=', p.account),
)

export const accountsInGroups = rows(({ db, organisation }, _: object) =>
  db
    .selectFrom('scim_group_member')
    .select('account_id as account')
    .distinct()
    .where('organisation_id', '=', organisation),
)

/** The current role of each of these accounts, and the one its groups give: the first match in the company's list decides. */
export const rolesByGroups = rows(({ db, organisation }, p: { accounts: readonly Id[] }) => ({
  compile: () =>
    sql<{ account: Id; roleId: Id; role: string; givenId: Id | null; given: string | null }>`
      select account.id as account, role.id as "roleId", role.name as role, mapped.id as "givenId", mapped.name as given
      from account
      join role on role.organisation_id = ${organisation} and role.id = account.role_id
      left join lateral (
        select given.id, given.name
        from scim_group_member member
        join scim_group held on held.organisation_id = ${organisation} and held.id = member.group_id
        join sso_role on sso_role.organisation_id = ${organisation} and lower(sso_role.group_name) = lower(held.name)
        join role given on given.organisation_id = ${organisation} and given.id = sso_role.role_id
        where member.organisation_id = ${organisation} and member.account_id = account.id
        order by sso_role.position limit 1
      ) mapped on true
      where account.organisation_id = ${organisation} and account.id = any(${p.accounts}::uuid[]) and not role.is_admin
      order by account.id`.compile(db),
}))
