import { sql, type RawBuilder } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'

/**
 * `(select id …)` of everyone below a manager in the reporting line, at any depth, for use in `… in ${teamOf(…)}`. Empty for a null
 * manager. `distinct` changes no row: without it, the planner takes a team for millions of people, too many to hash, and searches the whole
 * team for each person of a list.
 */
export function teamOf(organisation: string, manager: Id | null): RawBuilder<unknown> {
  return sql`(
    with recursive team(id) as (
      select id from employee where organisation_id = ${organisation} and reports_to = ${manager}::uuid
      union
      select below.id from employee below join team on below.reports_to = team.id
      where below.organisation_id = ${organisation}
    )
    select distinct id from team
  )`
}

export const inTeam = one(({ db, organisation }, p: { manager: Id; employee: Id }) => ({
  compile: () =>
    sql<{ id: Id }>`
      with recursive above(id, manager) as (
        select id, reports_to from employee where organisation_id = ${organisation} and id = ${p.employee}
        union
        select e.id, e.reports_to from employee e join above on e.id = above.manager where e.organisation_id = ${organisation}
      )
      select id from above where manager = ${p.manager} limit 1`.compile(db),
}))

/** Whether someone is below this manager in the reporting line. */
export async function isInTeam(...of: Parameters<typeof inTeam>): Promise<boolean> {
  return (await inTeam(...of)) !== undefined
}
