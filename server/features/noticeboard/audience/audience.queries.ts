import { sql } from 'kysely'
import type { AudienceKind } from '@muster/contract/noticeboard/audience-kinds.ts'
import type { Id } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { rows } from '../../../platform/database/statement.ts'

/** `(select …)` of all possible readers: `id` is the account; `employee_id` is null for the company admin. */
export const readers = (organisation: string) => sql`(
  select account.id, account.name, account.role_id, employee.id as employee_id, employee.code, employee.department_id,
    employee.location_id
  from account
  left join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
  where account.organisation_id = ${organisation} and account.is_active and account.frozen_at is null
    and (employee.id is null or employee.status <> 'inactive'))`

/** Whether `notice` is for `reader`. No two departments, locations or roles share an id. */
export const isFor = sql`(notice.audience = 'everyone'
  or notice.audience_ids && array[reader.role_id, reader.department_id, reader.location_id])`

/** The audience of `notice`, for display. */
export const audienceShown = (organisation: string) => sql`
  jsonb_build_object('kind', notice.audience, 'members', coalesce((
    select jsonb_agg(jsonb_build_object('_id', member.id, 'name', member.name) order by lower(member.name)) from (
      select id, name from department where organisation_id = ${organisation} and id = any(notice.audience_ids)
      union all select id, name from location where organisation_id = ${organisation} and id = any(notice.audience_ids)
      union all select id, name from role where organisation_id = ${organisation} and id = any(notice.audience_ids)
    ) member), '[]'))`

/** One kind of audience by name, up to the length of a choice list. */
export const audienceChoices = rows(({ db, organisation }, p: { kind: AudienceKind; search: string | undefined }) => ({
  compile: () =>
    sql<{ _id: Id; name: string }>`
      select id as "_id", name from (
        select id, name from department where organisation_id = ${organisation} and ${p.kind}::text = 'department'
        union all select id, name from location where organisation_id = ${organisation} and ${p.kind}::text = 'location'
        union all select id, name from role where organisation_id = ${organisation} and ${p.kind}::text = 'role'
      ) choice
      where ${contains(sql`name`, p.search)} order by lower(name) limit 100`.compile(db),
}))

/** Those of these ids that are departments, locations or roles. */
export const membersOfKind = rows(({ db, organisation }, p: { kind: AudienceKind; ids: readonly Id[] }) => ({
  compile: () =>
    sql<{ id: Id }>`
      select id from department
      where organisation_id = ${organisation} and ${p.kind}::text = 'department' and id = any(${p.ids}::uuid[])
      union all select id from location
      where organisation_id = ${organisation} and ${p.kind}::text = 'location' and id = any(${p.ids}::uuid[])
      union all select id from role
      where organisation_id = ${organisation} and ${p.kind}::text = 'role' and id = any(${p.ids}::uuid[])`.compile(db),
}))
