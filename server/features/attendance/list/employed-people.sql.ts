import { sql, type RawBuilder } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import { isFound, teamOf, type Search } from '../../employees/index.ts'

export type EmployedPeople = Search & {
  from: Day
  to: Day
  /** Null sees everyone, a manager's id the team. */
  manager: Id | null
  departmentId: Id | null
  locationId: Id | null
}

/** Everyone employed at some time between two days, for a paged list; `everyone` without any other condition. */
export const employedPeople =
  (search: keyof Search | 'everyone' | null) =>
  ({ organisation }: { organisation: string }, p: EmployedPeople): RawBuilder<unknown> => sql`
      select e.id, e.name, e.code, e.department_id from employee e
      where e.organisation_id = ${organisation}
        and e.joined_on <= ${p.to}::date and (e.left_on is null or e.left_on >= ${p.from}::date)
        and ${search === 'everyone' ? sql`true` : among(organisation, p, search)}`

const among = (organisation: string, p: EmployedPeople, search: keyof Search | null) => sql`
  (${p.departmentId}::uuid is null or e.department_id = ${p.departmentId})
    and (${p.locationId}::uuid is null or e.location_id = ${p.locationId})
    and (${p.manager}::uuid is null or e.id in ${teamOf(organisation, p.manager)})
    and ${search === null ? sql`true` : isFound[search](sql`e`, p)}`
