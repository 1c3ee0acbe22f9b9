import { sql } from 'kysely'
import type { z } from 'zod'
import type { Colleague } from '@muster/contract/employees/directory.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'
import { teamOf } from '../team/team.queries.ts'

interface Place {
  afterName: string | null
  afterId: Id | null
  limit: number
}

interface Wanted extends Place {
  /** LIKE patterns in lower case, or null. */
  name: string | null
  code: string | null
  alsoLeft: boolean
  /** Left out: this one, and (for those one can report to) everybody below. */
  except: Id | null
  exceptTeamOf: Id | null
}

type ColleagueRow = z.output<typeof Colleague>

/** By name, one more than `limit`. */
export const colleaguesAfter = rows(({ db, organisation }, p: Wanted) => ({
  compile: () =>
    sql<ColleagueRow>`
      select employee.id as "_id", employee.name, employee.code, department.name as department,
        coalesce(account.designation, '') as designation, employee.photo_key as photo
      from employee
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      where employee.organisation_id = ${organisation}
        and (${p.alsoLeft}::boolean or employee.status <> 'inactive')
        and (${p.name}::text is null or employee.search_text like ${p.name})
        and (${p.code}::text is null or lower(employee.code) like ${p.code})
        and employee.id is distinct from ${p.except}::uuid
        and (${p.exceptTeamOf}::uuid is null
          or employee.id <> ${p.exceptTeamOf} and employee.id not in ${teamOf(organisation, p.exceptTeamOf)})
        and (${p.afterId}::uuid is null or (lower(employee.name), employee.id) > (lower(${p.afterName}), ${p.afterId}::uuid))
      order by lower(employee.name), employee.id limit ${p.limit}::int + 1`.compile(db),
}))

/** By name, one more than `limit`. */
export const departmentsAfter = rows(({ db, organisation }, p: Place & { name: string | null }) => ({
  compile: () =>
    sql<{ _id: Id; name: string; people: number }>`
      select department.id as "_id", department.name,
        (select count(*) from employee where employee.organisation_id = ${organisation}
          and employee.department_id = department.id and employee.status <> 'inactive') as people
      from department
      where department.organisation_id = ${organisation}
        and (${p.name}::text is null or lower(department.name) like ${p.name})
        and (${p.afterId}::uuid is null or (lower(department.name), department.id) > (lower(${p.afterName}), ${p.afterId}::uuid))
      order by lower(department.name), department.id limit ${p.limit}::int + 1`.compile(db),
}))
