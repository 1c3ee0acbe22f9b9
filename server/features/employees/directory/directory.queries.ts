import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Colleague } from '@muster/contract/employees/directory.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { rows } from '../../../platform/database/statement.ts'
import { isFound, type Search } from '../search/search.sql.ts'
import { teamOf } from '../team/team.queries.ts'

interface Place {
  afterName: string | null
  afterId: Id | null
  limit: number
}

interface Wanted extends Place, Search {
  /** A LIKE pattern in lower case, or null. */
  code: string | null
  alsoLeft: boolean
  /** Excluded: this person, and (when choosing a manager) everyone below them. */
  except: Id | null
  exceptTeamOf: Id | null
}

type ColleagueRow = z.output<typeof Colleague>

/** By name, one more than `limit`. A search is a separate statement, because only then is its index used. */
export const colleaguesAfter = {
  all: colleagues(() => sql`true`),
  // Matches first: in name order they may come last.
  search: colleagues(
    (p, organisation) => sql`employee.id = any(array(
      select id from employee found where organisation_id = ${organisation} and ${isFound.search(sql`found`, p)}))`,
  ),
  shortSearch: colleagues((p) => isFound.shortSearch(sql`employee`, p)),
}

function colleagues(matches: (p: Wanted, organisation: string) => RawBuilder<unknown>) {
  return rows(({ db, organisation }, p: Wanted) => ({
    compile: () =>
      sql<ColleagueRow>`
      select employee.id as "_id", employee.name, employee.code, department.name as department,
        coalesce(account.designation, '') as designation, employee.photo_key as photo
      from employee
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      where employee.organisation_id = ${organisation}
        and (${p.alsoLeft}::boolean or employee.status <> 'inactive')
        and ${matches(p, organisation)}
        and ${contains(sql`employee.code`, p.code)}
        and employee.id is distinct from ${p.except}::uuid
        and (${p.exceptTeamOf}::uuid is null
          or employee.id <> ${p.exceptTeamOf} and employee.id not in ${teamOf(organisation, p.exceptTeamOf)})
        and (${p.afterId}::uuid is null or (lower(employee.name), employee.id) > (lower(${p.afterName}), ${p.afterId}::uuid))
      order by lower(employee.name), employee.id limit ${p.limit}::int + 1`.compile(db),
  }))
}

/** By name, one more than `limit`. */
export const departmentsAfter = rows(({ db, organisation }, p: Place & { name: string | null }) => ({
  compile: () =>
    sql<{ _id: Id; name: string; people: number }>`
      select department.id as "_id", department.name,
        (select count(*) from employee where employee.organisation_id = ${organisation}
          and employee.department_id = department.id and employee.status <> 'inactive') as people
      from department
      where department.organisation_id = ${organisation}
        and ${contains(sql`department.name`, p.name)}
        and (${p.afterId}::uuid is null or (lower(department.name), department.id) > (lower(${p.afterName}), ${p.afterId}::uuid))
      order by lower(department.name), department.id limit ${p.limit}::int + 1`.compile(db),
}))
