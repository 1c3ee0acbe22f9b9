import { sql } from 'kysely'
import type { EmployeeStatus } from '@muster/contract/employees/employment.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'

/** Serialises adding employees and moving them in the reporting line. */
export const lockPeople = change(({ db, organisation }, _: object) => ({
  compile: () =>
    sql`select pg_advisory_xact_lock(hashtextextended('people ' || ${organisation}::text, 0))::text as done`.compile(
      db,
    ),
}))

/** People who take a seat of the plan. */
export const headCount = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ people: number }>`
      select count(*) as people from employee where organisation_id = ${organisation} and status <> 'inactive'`.compile(
      db,
    ),
}))

export const roleToGive = one(({ db, organisation }, p: { id: Id }) =>
  db
    .selectFrom('role')
    .select(['is_admin as isAdmin', 'permissions'])
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

export const colleague = one(({ db, organisation }, p: { id: Id }) =>
  db
    .selectFrom('employee')
    .select(['name', 'status'])
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

/** The pattern of the last employee ID, and the highest number in that pattern; nothing before the first one. */
export const lastCode = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ prefix: string; width: number; highest: number }>`
      with last as (
        select coalesce(substring(code from '^(.*?)\\d{1,9}$')) as prefix, coalesce(length(substring(code from '(\\d{1,9})$'))) as width
        from employee where organisation_id = ${organisation} and code ~ '\\d{1,9}$'
        order by id desc limit 1
      )
      select last.prefix, last.width,
        coalesce((select max(substring(code from length(last.prefix) + 1)::bigint) from employee
          where organisation_id = ${organisation} and starts_with(code, last.prefix)
            and substring(code from length(last.prefix) + 1) ~ '^\\d{1,9}$')) as highest
      from last`.compile(db),
}))

export const organisationName = one(({ db, organisation }, _: object) =>
  db.selectFrom('organisation').select('name').where('id', '=', organisation),
)

export const setStatus = change(
  (
    { db, organisation },
    p: { id: Id; status: EmployeeStatus; leftOn: Day | null; reason: string | null; now: Instant },
  ) =>
    db
      .updateTable('employee')
      .set({ status: p.status, left_on: p.leftOn, leaving_reason: p.reason, updated_at: p.now })
      .where('organisation_id', '=', organisation)
      .where('id', '=', p.id),
)
