import { sql } from 'kysely'
import type { Month } from '@muster/contract/values.ts'
import { rows } from '../../../../platform/database/statement.ts'
import { entityOf } from '../../../../platform/legal-entity/entity-of.sql.ts'

/**
 * Employees by the state of their workplace and their legal entity in a month; `state` is '' if the workplace has none, `entity` is null
 * for the organisation itself.
 */
export const employeesByState = rows(({ db, organisation }, p: { month: Month }) => ({
  compile: () =>
    sql<{ state: string; entity: string | null; employees: number }>`
      select person.state, entity.name as entity, count(*) as employees
      from (
        select location.state, ${entityOf(organisation, sql`employee.id`, sql`${p.month}::text`)} as entity_id
        from employee
        join location on location.organisation_id = ${organisation} and location.id = employee.location_id
        where employee.organisation_id = ${organisation} and employee.status <> 'inactive'
      ) person
      left join legal_entity entity on entity.organisation_id = ${organisation} and entity.id = person.entity_id
      group by person.state, entity.name`.compile(db),
}))
