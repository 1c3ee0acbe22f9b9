import { sql } from 'kysely'
import type { Month } from '@muster/contract/values.ts'

/**
 * A subquery: each `record` of people who were hired again by the end of a year with the `id` of the latest, which stands for the person in
 * the certificate, and the first day of the first.
 */
export const latestRecords = (organisation: string, p: { to: Month }) => sql`(
  select record.id as record, latest.id,
    first_value(record.joined_on) over (partition by record.person_id order by record.joined_on) as joined_on
  from (
    select distinct on (person_id) person_id, id from employee
    where organisation_id = ${organisation} and person_id <> id
      and joined_on < (${p.to} || '-01')::date + interval '1 month'
    order by person_id, joined_on desc
  ) latest
  join employee record on record.organisation_id = ${organisation}
    and (record.id = latest.person_id or (record.person_id = latest.person_id and record.person_id <> record.id)))`
