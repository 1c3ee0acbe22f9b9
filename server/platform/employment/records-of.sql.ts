import { sql, type RawBuilder } from 'kysely'

/** The employee records of all employments of the person whose record `employee` is: a subquery of ids. */
export const recordsOf = (organisation: string, employee: RawBuilder<unknown>) => sql`(
  select own.person_id from employee own where own.organisation_id = ${organisation} and own.id = ${employee}
  union all
  select again.id from employee own
  join employee again on again.organisation_id = ${organisation} and again.person_id = own.person_id and again.person_id <> again.id
  where own.organisation_id = ${organisation} and own.id = ${employee})`
