import { sql } from 'kysely'
import type { EmploymentType } from '@muster/contract/employees/employment.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { ofSomeOrAll } from '../../../platform/database/some-or-all.ts'
import { change } from '../../../platform/database/statement.ts'

export interface JobHistoryRow {
  employee: Id
  name: string
  joinedOn: Day
  probationDays: number
  gender: 'female' | 'male' | 'other' | 'notTold' | null
  employmentType: EmploymentType
  department: Id | null
  location: Id
  /** The value from each day on, oldest first; empty for those who never changed. */
  places: { from: Day; value: Id }[]
  terms: { term: 'employmentType' | 'department'; from: Day; value: string | null }[]
}

/** These people; or, with null, the next thousand by id of those employed on a day. */
export const jobHistoryRows = ofSomeOrAll(
  (whose, isAll) =>
    ({ db, organisation }, p: { employees: Id[] | null; on: Day | null; after: Id | null }) => ({
      compile: () =>
        sql<JobHistoryRow>`
      select e.id as employee, e.name, e.joined_on as "joinedOn", e.probation_days as "probationDays", personal.gender,
        e.employment_type as "employmentType", e.department_id as department, e.location_id as location,
        coalesce((
          select jsonb_agg(jsonb_build_object('from', w.starts_on, 'value', w.location_id) order by w.starts_on)
          from employee_workplace w
          where w.organisation_id = ${organisation} and w.employee_id = e.id
        ), '[]') as places,
        coalesce((
          select jsonb_agg(jsonb_build_object('term', t.term, 'from', t.starts_on, 'value', t.value) order by t.starts_on)
          from employee_term t
          where t.organisation_id = ${organisation} and t.employee_id = e.id
        ), '[]') as terms
      from employee e
      left join employee_personal personal on personal.organisation_id = ${organisation} and personal.employee_id = e.id
      where e.organisation_id = ${organisation}
        and ${whose(
          sql`e.id`,
          p,
          sql`e.joined_on <= ${p.on}::date and (e.left_on is null or e.left_on >= ${p.on}::date)
            and (${p.after}::uuid is null or e.id > ${p.after}::uuid)`,
        )}
      order by e.id ${isAll ? sql`limit 1000` : sql``}`.compile(db),
    }),
)

interface TermChange {
  employee: Id
  term: 'employmentType' | 'department'
  before: string | null
  value: string | null
  from: Day
  joinedOn: Day
  now: Instant
}

/** Sets the term from a day on, replacing later ones; the first change also records the previous value. */
export const putTerm = change(({ db, organisation }, p: TermChange) => ({
  compile: () =>
    sql`
      with later as (
        delete from employee_term
        where organisation_id = ${organisation} and employee_id = ${p.employee} and term = ${p.term}
          and starts_on > ${p.from}::date
      )
      insert into employee_term (organisation_id, employee_id, term, starts_on, value, created_at)
      select ${organisation}, ${p.employee}, ${p.term}, given.starts_on, given.value, ${p.now}
      from (values (0, ${p.joinedOn}::date, ${p.before}::text), (1, ${p.from}::date, ${p.value}::text)) given (n, starts_on, value)
      where given.n = 1
        or given.starts_on < ${p.from}::date and not exists (
          select 1 from employee_term
          where organisation_id = ${organisation} and employee_id = ${p.employee} and term = ${p.term})
      on conflict (organisation_id, employee_id, term, starts_on) do update
        set value = excluded.value, created_at = excluded.created_at
      returning 1`.compile(db),
}))
