import { sql, type RawBuilder } from 'kysely'
import type { Id } from '@muster/contract/values.ts'

/** The records of the earlier employments of `employee` in the statement; null for all but the few who were hired again. */
export const formerly = (organisation: string): RawBuilder<Id[] | null> => sql`
  case when employee.person_id <> employee.id then (
    select array_agg(former.id) from employee former
    where former.organisation_id = ${organisation} and former.id <> employee.id
      and (former.id = employee.person_id or (former.person_id = employee.person_id and former.person_id <> former.id))) end`
