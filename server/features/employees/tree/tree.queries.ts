import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { maxTreeManagers, maxTreePeople, type TreePerson } from '@muster/contract/employees/tree.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { one, rows } from '../../../platform/database/statement.ts'

type Person = z.output<typeof TreePerson>

interface Place {
  afterName: string | null
  afterId: Id | null
  /** Up to `maxPage`. */
  limit: number
}

const maxPage = 100

/** Everyone by name, in a company of up to `maxTreePeople`; no one in a larger one. */
export const wholeTree = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Person>`
      select ${columns(organisation)}
      from employee ${joins(organisation)}
      where employee.organisation_id = ${organisation} and employee.status <> 'inactive'
        and (select count(*) from (
          select 1 from employee where organisation_id = ${organisation} and status <> 'inactive'
          limit ${sql.lit(maxTreePeople + 1)}
        ) counted) <= ${sql.lit(maxTreePeople)}
      order by lower(employee.name), employee.id`.compile(db),
}))

/**
 * The people at the top by name, one more than `limit`. Those whose manager has left are among them, or they would be missing from the
 * tree. Both kinds are cut before they are joined, because there may be thousands.
 */
export const treeTop = rows(({ db, organisation }, p: Place) => ({
  compile: () =>
    sql<Person>`
      with top as (
        (select employee.id, lower(employee.name) as name from employee
          where employee.organisation_id = ${organisation} and employee.reports_to is null
            and employee.status <> 'inactive' and ${isAfter(p)}
          order by lower(employee.name), employee.id limit ${sql.lit(maxPage + 1)})
        union all
        (select employee.id, lower(employee.name) from employee manager
          join employee on employee.organisation_id = ${organisation} and employee.reports_to = manager.id
          where manager.organisation_id = ${organisation} and manager.status = 'inactive'
            and employee.status <> 'inactive' and ${isAfter(p)}
          order by lower(employee.name), employee.id limit ${sql.lit(maxPage + 1)})
      )
      select ${columns(organisation)}
      from (select id from top order by name, id limit ${sql.lit(maxPage + 1)}) first
      join employee on employee.organisation_id = ${organisation} and employee.id = first.id ${joins(organisation)}
      order by lower(employee.name), employee.id limit ${p.limit}::int + 1`.compile(db),
}))

/** The people who report to somebody who works here, by name, one more than `limit`. */
export const treeReports = rows(({ db, organisation }, p: Place & { root: Id }) => ({
  compile: () =>
    sql<Person>`
      select ${columns(organisation)}
      from employee ${joins(organisation)}
      where employee.organisation_id = ${organisation} and employee.reports_to = ${p.root}
        and employee.status <> 'inactive' and manager.id is not null and ${isAfter(p)}
      order by lower(employee.name), employee.id limit ${p.limit}::int + 1`.compile(db),
}))

export const worksHere = one(({ db, organisation }, p: { employee: Id }) =>
  db
    .selectFrom('employee')
    .select(['id'])
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.employee)
    .where('status', '<>', 'inactive'),
)

/** A person below their managers, from the top; empty for someone who has left. */
export const treePath = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<Person>`
      with recursive above(id, manager, height, seen) as (
        select id, reports_to, 0, array[id] from employee
        where organisation_id = ${organisation} and id = ${p.employee} and status <> 'inactive'
        union all
        select e.id, e.reports_to, height + 1, seen || e.id from employee e join above on e.id = above.manager
        where e.organisation_id = ${organisation} and e.status <> 'inactive'
          and height < ${sql.lit(maxTreeManagers)} and e.id <> all(seen)
      )
      select ${columns(organisation)}
      from above join employee on employee.organisation_id = ${organisation} and employee.id = above.id
        ${joins(organisation)}
      order by above.height desc`.compile(db),
}))

/**
 * One person with their managers and everyone below; `place` says which each of them is. If more than `maxTreePeople` are below, only
 * direct reports, as many as that.
 */
export const ownTree = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<Person & { place: 'above' | 'self' | 'below' }>`
      with recursive above(id, manager, height, seen) as (
        select id, reports_to, 0, array[id] from employee where organisation_id = ${organisation} and id = ${p.employee}
        union all
        select e.id, e.reports_to, height + 1, seen || e.id from employee e join above on e.id = above.manager
        where e.organisation_id = ${organisation} and height < ${sql.lit(maxTreeManagers)} and e.id <> all(seen)
      ), below(id, status) as (
        select id, status from employee where organisation_id = ${organisation} and reports_to = ${p.employee}
        union
        select e.id, e.status from employee e join below on e.reports_to = below.id
        where e.organisation_id = ${organisation}
      ), near as (
        select id from below where status <> 'inactive' limit ${sql.lit(maxTreePeople + 1)}
      ), direct as (
        select id from employee
        where organisation_id = ${organisation} and reports_to = ${p.employee} and status <> 'inactive'
          and (select count(*) from near) > ${sql.lit(maxTreePeople)}
        order by lower(name), id limit ${sql.lit(maxTreePeople)}
      ), line(id, place, height) as (
        select id, case height when 0 then 'self' else 'above' end, height from above
        union all select id, 'below', -1 from direct
        union all select id, 'below', -1 from near where (select count(*) from near) <= ${sql.lit(maxTreePeople)}
          and id not in (select id from above)
      ), team as (
        select reports_to, count(*) as reports from employee
        where organisation_id = ${organisation} and status <> 'inactive' and reports_to in (select id from line)
        group by reports_to
      )
      select ${columns(organisation, sql`coalesce(team.reports, 0)`)}, line.place
      from line join employee on employee.organisation_id = ${organisation} and employee.id = line.id
        ${joins(organisation)}
        left join team on team.reports_to = employee.id
      where employee.status <> 'inactive' or line.place = 'self'
      order by line.height desc, lower(employee.name), employee.id`.compile(db),
}))

const columns = (organisation: string, reports = reportsOf(organisation)): RawBuilder<unknown> => sql`
  employee.id as "_id", employee.name, employee.code, department.name as department,
  coalesce(account.designation, '') as designation, employee.photo_key as photo, manager.id as "reportsTo",
  ${reports} as reports`

/** Counted for each person of a page; hundreds of people count theirs together. */
const reportsOf = (organisation: string): RawBuilder<unknown> => sql`
  (select count(*) from employee report where report.organisation_id = ${organisation}
    and report.reports_to = employee.id and report.status <> 'inactive')`

/** `manager` is without someone who has left. */
const joins = (organisation: string): RawBuilder<unknown> => sql`
  join account on account.organisation_id = ${organisation} and account.id = employee.account_id
  left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
  left join employee manager on manager.organisation_id = ${organisation} and manager.id = employee.reports_to
    and manager.status <> 'inactive'`

const isAfter = (p: Place): RawBuilder<unknown> => sql`(${p.afterId}::uuid is null
  or (lower(employee.name), employee.id) > (lower(${p.afterName}), ${p.afterId}::uuid))`
