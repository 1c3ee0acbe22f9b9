import { sql, type RawBuilder } from 'kysely'

/** The legal entity of an employee in a month; null for the organisation itself. A scalar subquery. */
export const entityOf = (organisation: string, employee: RawBuilder<unknown>, month: RawBuilder<unknown>) => sql<
  string | null
>`(
  select held.legal_entity_id from employee_legal_entity held
  where held.organisation_id = ${organisation} and held.employee_id = ${employee} and held.from_month <= ${month}
  order by held.from_month desc limit 1)`
