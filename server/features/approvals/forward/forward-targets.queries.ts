import { sql, type RawBuilder } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { rows } from '../../../platform/database/statement.ts'
import { holds } from '../step/holds.sql.ts'

/** The row after which a list continues; both null at the start. */
export interface After {
  afterName: string | null
  afterId: Id | null
}
interface Search extends After {
  permission: string
  /** Excluded: no one forwards to themselves. */
  actor: Id
  search: string | null
  limit: number
}

interface Person {
  _id: Id
  name: string
  code: string
  department: string | null
  role: string
}

export const peopleToForwardTo = rows(({ db, organisation }, p: Search) => ({
  compile: () =>
    sql<Person>`
      select employee.id as "_id", employee.name, employee.code, department.name as department, role.name as role
      ${people(organisation, p)}
        and ${contains(sql`employee.search_text`, p.search)}
        and ${isAfter(sql`lower(employee.name)`, sql`employee.id`, p)}
      order by lower(employee.name), employee.id limit ${p.limit}`.compile(db),
}))

export const rolesToForwardTo = rows(({ db, organisation }, p: Search) => ({
  compile: () =>
    sql<{ _id: Id; name: string; people: number }>`
      select * from (${roles(organisation, p)}) able
      where people > 0 and ${contains(sql`name`, p.search)}
        and ${isAfter(sql`lower(name)`, sql`"_id"`, p)}
      order by lower(name), "_id" limit ${p.limit}`.compile(db),
}))

export const targetsToForwardTo = rows(({ db, organisation }, p: Search) => ({
  compile: () =>
    sql<{ _id: Id; kind: 'person' | 'role'; name: string; detail: string }>`
      select * from (
        select employee.id as "_id", 'person' as kind, employee.name, employee.code as detail
        ${people(organisation, p)}
        union all
        select "_id", 'role', name, people || case people when 1 then ' person' else ' people' end
        from (${roles(organisation, p)}) able where people > 0
      ) target
      where ${contains(sql`name`, p.search)}
        and ${isAfter(sql`lower(name)`, sql`"_id"`, p)}
      order by lower(name), "_id" limit ${p.limit}`.compile(db),
}))

function people(organisation: Id, p: Search): RawBuilder<unknown> {
  return sql`
    from employee
    join account on account.organisation_id = ${organisation} and account.id = employee.account_id
    join role on role.organisation_id = ${organisation} and role.id = account.role_id
    left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
    where employee.organisation_id = ${organisation} and employee.status <> 'inactive'
      and account.id <> ${p.actor} and ${holds(organisation, p.permission)}`
}

/** Roles that requests can be forwarded to. */
function roles(organisation: Id, p: Search): RawBuilder<unknown> {
  return sql`
    select role.id as "_id", role.name, count(account.id) as people
    from role
    join account on account.organisation_id = ${organisation} and account.role_id = role.id
    where role.organisation_id = ${organisation} and role.can_approve
      and account.id <> ${p.actor} and ${holds(organisation, p.permission)}
    group by role.id, role.name`
}

function isAfter(name: RawBuilder<unknown>, id: RawBuilder<unknown>, p: After): RawBuilder<boolean> {
  return sql`(${p.afterId}::uuid is null or (${name}, ${id}) > (lower(${p.afterName}::text), ${p.afterId}::uuid))`
}
