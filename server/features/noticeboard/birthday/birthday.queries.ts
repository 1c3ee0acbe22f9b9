import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Celebration } from '@muster/contract/noticeboard/birthday.routes.ts'
import type { BirthdayPeriod } from '@muster/contract/noticeboard/audience-kinds.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

/** People who work here today, in their own location's time zone. */
const working = (organisation: string, now: Instant) => sql`
  select employee.id, employee.name, employee.photo_key, employee.department_id, employee.reports_to, employee.joined_on,
    employee.account_id, clock.here::date as today, clock.here::time as time, personal.birth_date,
    exists (select from hidden_birthday hidden where hidden.organisation_id = ${organisation}
      and hidden.employee_id = employee.id) as is_hidden
  from employee
  join location on location.organisation_id = ${organisation} and location.id = employee.location_id
  cross join lateral (select ${now}::timestamptz at time zone location.time_zone as here) clock
  left join employee_personal personal on personal.organisation_id = ${organisation} and personal.employee_id = employee.id
  where employee.organisation_id = ${organisation} and employee.status <> 'inactive'
    and employee.joined_on <= clock.here::date and (employee.left_on is null or employee.left_on >= clock.here::date)`

/** A date in another year; 29 February is celebrated on the 28th in years without one. */
const inYear = sql`(origin.day + make_interval(years => around.year - extract(year from origin.day)::int))::date`

/** The years around today. */
const nearYears = sql`select extract(year from person.today)::int + step as year from generate_series(-1, 1) step`

/** Of this month, the one before or the one after: known from the month alone, without the dates of three years for everyone. */
const isNear = sql`mod(extract(month from origin.day)::int - extract(month from person.today)::int + 13, 12) <= 2`

/** Their birthdays and anniversaries around today, or in some years. A birthday does not reveal the year. */
const celebrations = (organisation: string, now: Instant, years?: RawBuilder<unknown>) => sql`
  select person.*, origin.kind, ${inYear} as day, around.year - extract(year from origin.day)::int as years
  from (${working(organisation, now)}) person
  cross join lateral (values
    ('birthday', case when not person.is_hidden then person.birth_date end), ('anniversary', person.joined_on)
  ) origin(kind, day)
  cross join lateral (${years ?? nearYears}) around
  where ${years ? sql`true` : isNear} and origin.day is not null and around.year > extract(year from origin.day)`

type Row = z.output<typeof Celebration>

interface Filter {
  period: BirthdayPeriod
  now: Instant
  weekStartsOn: number
}

/** The first day of a day's week. */
const weekOf = (p: Filter) => sql`(today - ((extract(dow from today)::int - ${p.weekStartsOn}::int + 7) % 7))`

export const celebrationPage = pageOf<Row, Filter, 'day'>({
  sortable: { day: 'day asc, lower(name) asc, kind' },
  matching: ({ organisation }, p) => sql`
    select * from (${celebrations(organisation, p.now)}) person
    where case ${p.period}::text
      when 'today' then day = today
      when 'week' then day between ${weekOf(p)} and ${weekOf(p)} + 6
      else date_trunc('month', day) = date_trunc('month', today) end`,
  rows: ({ organisation }) => sql`
    select page.n, page.id as "_id", page.name, page.photo_key as photo, department.name as department, page.kind, coalesce(page.day) as day,
      coalesce(page.day = page.today, false) as "isToday", case when page.kind = 'anniversary' then page.years end as years
    from page
    left join department on department.organisation_id = ${organisation} and department.id = page.department_id`,
})

interface Celebrated {
  _id: Id
  name: string
  photo: string | null
  kind: Row['kind']
  day: Day
  years: number
  /** So many more of the kind on this day are not listed after this one. */
  more: number
}

/**
 * Birthdays and anniversaries between two days, of people who work here today. Of more than `most`, `perDay` of a kind on each day, those of
 * the person's department first.
 */
export const celebrationsBetween = rows(
  (
    { db, organisation },
    p: { employee: Id | null; from: Day; to: Day; now: Instant; most: number; perDay: number },
  ) => ({
    compile: () => {
      const years = sql`
      select generate_series(extract(year from ${p.from}::date)::int, extract(year from ${p.to}::date)::int) as year`
      return sql<Celebrated>`
      select id as "_id", name, photo_key as photo, kind, coalesce(day) as day, coalesce(years) as years,
        coalesce(case when total > ${p.most}::int and n = ${p.perDay}::int then same - n end, 0)::int as more
      from (
        select person.*, count(*) over () as total, count(*) over (partition by day, kind) as same,
          row_number() over (partition by day, kind order by
            coalesce(department_id = (select department_id from employee
              where organisation_id = ${organisation} and id = ${p.employee}::uuid), false) desc,
            lower(name), id) as n
        from (${celebrations(organisation, p.now, years)}) person
        where day between ${p.from}::date and ${p.to}::date
      ) counted
      where total <= ${p.most}::int or n <= ${p.perDay}::int
      order by day, lower(name), kind`.compile(db)
    },
  }),
)

export interface Told {
  account: Id
  employee: Id
  name: string
  kind: Row['kind']
  years: number
}

/**
 * Records today's celebrations, in the morning of their location, and returns the colleagues to notify: everyone in a small company; in a
 * larger one the department, the manager and direct reports.
 */
export const noteCelebrations = rows(({ db, organisation }, p: { now: Instant; small: number }) => ({
  compile: () =>
    sql<Told>`
      with person as materialized (${working(organisation, p.now)}),
      noted as (
        insert into celebration_told (organisation_id, employee_id, kind, day, told_at)
        select ${organisation}, due.id, due.kind, due.day, ${p.now}::timestamptz
        from (${celebrations(organisation, p.now)}) due
        where due.day = due.today and due.time >= '08:00'
        on conflict do nothing
        returning employee_id, kind, day
      )
      select colleague.account_id as account, person.id as employee, person.name, noted.kind,
        (extract(year from noted.day) - extract(year from person.joined_on))::int as years
      from noted
      join person on person.id = noted.employee_id
      join person colleague on colleague.id <> person.id and (
        (select count(*) from person) <= ${p.small}::int or colleague.department_id = person.department_id
        or colleague.id = person.reports_to or colleague.reports_to = person.id)
      order by colleague.account_id, noted.kind desc, lower(person.name)`.compile(db),
}))

export const hiddenBirthday = one(({ db, organisation }, p: { employee: Id }) =>
  db
    .selectFrom('hidden_birthday')
    .select('hidden_at as hiddenAt')
    .where('organisation_id', '=', organisation)
    .where('employee_id', '=', p.employee),
)

export const hideBirthday = change(({ db, organisation }, p: { employee: Id; now: Instant }) => ({
  compile: () =>
    sql`
      insert into hidden_birthday (organisation_id, employee_id, hidden_at)
      values (${organisation}, ${p.employee}, ${p.now}) on conflict do nothing`.compile(db),
}))

export const showBirthday = change(({ db, organisation }, p: { employee: Id }) =>
  db.deleteFrom('hidden_birthday').where('organisation_id', '=', organisation).where('employee_id', '=', p.employee),
)
