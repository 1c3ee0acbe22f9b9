import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import type { DayPart } from '@muster/engine/day.ts'
import { ofSomeOrAll } from '../../../platform/database/some-or-all.ts'
import { change, rows } from '../../../platform/database/statement.ts'
import type { HomeOn } from '../day/day-facts.queries.ts'

export interface HomeDayRow extends HomeOn {
  request: Id
  state: 'pending' | 'approved'
}

/** Requested or approved days at home, in order; null means everyone. */
export const homeDayRows = ofSomeOrAll(
  (whose) =>
    ({ db, organisation }, p: { employees: readonly Id[] | null; from: Day; to: Day }) => ({
      compile: () =>
        sql<HomeDayRow>`
      select employee_id as employee, request_id as request, day, part, needs_punches as "needsPunches", state
      from work_from_home_day
      where organisation_id = ${organisation} and state <> 'returned'
        and ${whose(sql`employee_id`, p)}
        and day between ${p.from}::date and ${p.to}::date
      order by day, employee_id`.compile(db),
    }),
)

/** People with approved work from home on a day, by name, up to `limit`. */
export const peopleAtHome = rows(
  ({ db, organisation }, p: { day: Day; department: Id | null; except: Id | null; limit: number }) => ({
    compile: () =>
      sql<HomeOn & { name: string; photo: string | null }>`
      select employee.id as employee, employee.name, employee.photo_key as photo, home.day, home.part,
        home.needs_punches as "needsPunches"
      from work_from_home_day home
      join employee on employee.organisation_id = ${organisation} and employee.id = home.employee_id
      where home.organisation_id = ${organisation} and home.day = ${p.day}::date and home.state = 'approved'
        and employee.id is distinct from ${p.except}::uuid
        and (${p.department}::uuid is null or employee.department_id = ${p.department}::uuid)
      order by employee.name limit ${p.limit}::bigint`.compile(db),
  }),
)

/** All days of a request, including returned ones. */
export const homeDaysOfRequest = rows(({ db, organisation }, p: { request: Id }) => ({
  compile: () =>
    sql<Pick<HomeDayRow, 'day' | 'part'> & { state: HomeDayRow['state'] | 'returned' }>`
      select day, part, state from work_from_home_day
      where organisation_id = ${organisation} and request_id = ${p.request}
      order by day`.compile(db),
}))

/** JSON of a list of days. */
export const insertHomeDays = change(
  (
    { db, organisation },
    p: { request: Id; employee: Id; part: DayPart; needsPunches: boolean; days: string; now: Instant },
  ) => ({
    compile: () =>
      sql`
      insert into work_from_home_day (organisation_id, request_id, day, employee_id, part, needs_punches, state, created_at, changed_at)
      select ${organisation}, ${p.request}, d.day::date, ${p.employee}, ${p.part}, ${p.needsPunches}, 'pending', ${p.now}, ${p.now}
      from jsonb_array_elements_text(${p.days}::jsonb) as d(day)
      returning 1`.compile(db),
  }),
)

export const approveHomeDays = change(({ db, organisation }, p: { request: Id; now: Instant }) =>
  db
    .updateTable('work_from_home_day')
    .set({ state: 'approved', changed_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('request_id', '=', p.request)
    .where('state', '=', 'pending'),
)

/** Returns the days of a request from a day on. */
export const returnHomeDays = change(({ db, organisation }, p: { request: Id; from: Day; now: Instant }) => ({
  compile: () =>
    sql`
      update work_from_home_day set state = 'returned', changed_at = ${p.now}
      where organisation_id = ${organisation} and request_id = ${p.request} and day >= ${p.from}::date
        and state <> 'returned'`.compile(db),
}))
