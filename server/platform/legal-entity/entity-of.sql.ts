import { sql, type RawBuilder } from 'kysely'

/** The legal entity that somebody belongs to in a month; null for the organisation itself. A query of one value. */
export const entityOf = (organisation: string, employee: RawBuilder<unknown>, month: RawBuilder<unknown>) => sql<
  string | null
>`(
  select held.legal_entity_id from employee_legal_entity held
  where held.organisation_id = ${organisation} and held.employee_id = ${employee} and held.from_month <= ${month}
  order by held.from_month desc limit 1)`
