import { sql } from 'kysely'
import { rows } from '../../../../platform/database/statement.ts'

/** Employees by the state of their place of work; `state` is '' where the place has none. */
export const employeesByState = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ state: string; employees: number }>`
      select location.state, count(*) as employees
      from employee
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      where employee.organisation_id = ${organisation} and employee.status <> 'inactive'
      group by location.state`.compile(db),
}))
