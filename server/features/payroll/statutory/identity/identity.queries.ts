import { sql } from 'kysely'
import type { StatutoryIdentity } from '@muster/contract/payroll/statutory/employee-statutory.routes.ts'
import type { Day, Id, Instant, Month } from '@muster/contract/values.ts'
import { ofSomeOrAll } from '../../../../platform/database/some-or-all.ts'
import { change, rows } from '../../../../platform/database/statement.ts'

export interface IdentityRow {
  n: number
  from: Month
  value: Partial<StatutoryIdentity>
  note: string
  who: string
  at: Instant
}

/** All rows of one person, in the order they were written. */
export const identityRows = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<IdentityRow>`
      select statutory.n, from_month as "from", value, note, coalesce(account.name, 'Muster') as who,
        statutory.created_at as at
      from employee_statutory statutory
      left join account on account.organisation_id = ${organisation} and account.id = statutory.created_by
      where statutory.organisation_id = ${organisation} and employee_id = ${p.employee} order by statutory.n`.compile(
      db,
    ),
}))

interface NewIdentity {
  employee: Id
  from: Month
  /** JSON of the contract's `StatutoryIdentity`. */
  value: string
  note: string
  account: Id
  now: Instant
}

export const insertIdentity = change(({ db, organisation }, p: NewIdentity) =>
  db.insertInto('employee_statutory').values({
    organisation_id: organisation,
    employee_id: p.employee,
    from_month: p.from,
    value: p.value,
    note: p.note,
    created_by: p.account,
    created_at: p.now,
  }),
)

export interface PersonFacts {
  employee: Id
  locationId: Id | null
  birthDate: Day | null
  gender: 'female' | 'male' | 'other' | 'notTold' | null
  hasPan: boolean
  hasUan: boolean
  hasEsiNumber: boolean
  /** Null if nothing was ever set. */
  value: Partial<StatutoryIdentity> | null
}

/** Everyone, or some employees, with what applies to them in a month, and where they worked at its end or on their last day. */
export const peopleIn = ofSomeOrAll(
  (whose) =>
    ({ db, organisation }, p: { month: Month; employees: readonly Id[] | null }) => ({
      compile: () =>
        sql<PersonFacts>`
      select employee.id as employee, coalesce(place.location_id, employee.location_id) as "locationId", personal.birth_date as "birthDate",
        personal.gender, personal.pan_digest is not null as "hasPan", personal.uan_digest is not null as "hasUan",
        personal.esi_digest is not null as "hasEsiNumber", held.value
      from employee
      left join employee_personal personal
        on personal.organisation_id = ${organisation} and personal.employee_id = employee.id
      left join lateral (
        select value from employee_statutory
        where organisation_id = ${organisation} and employee_id = employee.id and from_month <= ${p.month}
        order by from_month desc, n desc limit 1
      ) held on true
      cross join lateral (
        select least((${p.month} || '-01')::date + interval '1 month - 1 day', employee.left_on)::date as day
      ) ends
      left join lateral (
        select location_id from employee_workplace
        where organisation_id = ${organisation} and employee_id = employee.id
        order by starts_on <= ends.day desc, abs(starts_on - ends.day) limit 1
      ) place on true
      where employee.organisation_id = ${organisation} and ${whose(sql`employee.id`, p)}`.compile(db),
    }),
)
