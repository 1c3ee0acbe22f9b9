import { sql } from 'kysely'

/** A subquery: the issues of a year that were not replaced, with the legal entity that certifies; null for the organisation itself. */
export const presentIssues = (organisation: string, year: string) => sql`(
  select issue.employee_id, part.legal_entity_id as entity, issue.issued_at, issue.part_a_id, issue.part_b_id
  from form_16_issue issue
  join form_16_part part on part.organisation_id = ${organisation} and part.id = issue.part_b_id
  where issue.organisation_id = ${organisation} and issue.financial_year = ${year} and issue.replaced_at is null)`
