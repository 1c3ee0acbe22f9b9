import { sql } from 'kysely'
import type { Day } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'

interface Counts {
  employed: number
  eligible: number
  eligibleNames: string[]
  notRecorded: number
  notRecordedNames: string[]
}

/** Of those employed on a day: who has one of these genders (none given: everybody), and whose is not recorded. */
export const eligiblePeople = one(({ db, organisation }, p: { genders: string[]; today: Day }) => ({
  compile: () =>
    sql<Counts>`
      with people as (
        select e.first_name || ' ' || e.last_name as name, g.gender is null as unknown,
          cardinality(${p.genders}::text[]) = 0 or coalesce(g.gender = any(${p.genders}::text[]), false) as fits
        from employee e
        left join employee_personal g on g.organisation_id = ${organisation} and g.employee_id = e.id
        where e.organisation_id = ${organisation} and e.joined_on <= ${p.today}::date
          and (e.left_on is null or e.left_on >= ${p.today}::date)
      )
      select count(*)::int as employed,
        (count(*) filter (where fits))::int as eligible,
        coalesce((array_agg(name order by name) filter (where fits))[1:100], '{}') as "eligibleNames",
        (count(*) filter (where unknown and not fits))::int as "notRecorded",
        coalesce((array_agg(name order by name) filter (where unknown and not fits))[1:100], '{}') as "notRecordedNames"
      from people`.compile(db),
}))
