import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import type { LedgerRow } from '@muster/engine/leave/ledger/ledger-row.ts'
import { ofSomeOrAll } from '../../../platform/database/some-or-all.ts'
import { change, rows } from '../../../platform/database/statement.ts'

export interface PostedRow extends LedgerRow {
  employee: Id
  policy: Id
  requestId: Id | null
}

/** One writer of a person's leave at a time; does not block punches or references to the person. */
export const lockLeave = rows(({ db, organisation }, p: { employees: Id[] }) => ({
  compile: () =>
    sql<{ id: Id }>`
      select id from employee
      where organisation_id = ${organisation} and id = any(${p.employees}::uuid[])
      order by id for no key update`.compile(db),
}))

/** Ledger rows in the order posted; null means everyone. */
export const postedRows = ofSomeOrAll((whose) => ({ db, organisation }, p: { employees: Id[] | null }) => ({
  compile: () =>
    sql<PostedRow>`
      select employee_id as employee, policy_id as policy, key, kind, on_day as "on", half_days as "halfDays", grant_key as grant,
        expires_on as "expiresOn", request_id as "requestId", request_id::text as "sourceId", is_correction as correction,
        jsonb_build_object('text', why, 'values', why_values) as why
      from leave_ledger
      where organisation_id = ${organisation} and ${whose(sql`employee_id`, p)}
      order by posted_at, on_day, key, revision`.compile(db),
}))

/** JSON of the rows: `employee, policy, key, revision, kind, on, halfDays, grant, expires, request, correction, why, values`. */
export const postRows = change(({ db, organisation }, p: { rows: string; now: Instant }) => ({
  compile: () =>
    sql`
      insert into leave_ledger (organisation_id, employee_id, policy_id, key, revision, kind, on_day, half_days, grant_key,
        expires_on, request_id, is_correction, why, why_values, posted_at)
      select ${organisation}, r.employee, r.policy, r.key, r.revision, r.kind, r."on", r."halfDays", r.grant, r.expires,
        r.request, r.correction, r.why, r."values", ${p.now}
      from jsonb_to_recordset(${p.rows}::jsonb) as r(employee uuid, policy uuid, key text, revision int, kind text,
        "on" date, "halfDays" int, "grant" text, expires date, request uuid, correction boolean, why text, "values" jsonb)
      returning 1`.compile(db),
}))

export interface LeaveDayRow {
  employee: Id
  policy: Id
  request: Id
  day: Day
  part: 'full' | 'first' | 'second'
  halfDays: number
  why: 'leave' | 'sandwich'
  state: 'pending' | 'taken'
}

/** Counted leave days that were not returned; null means everyone, and any day. */
export const leaveDays = ofSomeOrAll(
  (whose) =>
    ({ db, organisation }, p: { employees: Id[] | null; from: Day | null; to: Day | null }) => ({
      compile: () =>
        sql<LeaveDayRow>`
      select employee_id as employee, policy_id as policy, request_id as request, day, part, half_days as "halfDays", why, state
      from leave_day
      where organisation_id = ${organisation} and state <> 'returned'
        and ${whose(sql`employee_id`, p)}
        and (${p.from}::date is null or day >= ${p.from}::date) and (${p.to}::date is null or day <= ${p.to}::date)
      order by day, request_id`.compile(db),
    }),
)

/** The last day accrued for the organisation. */
export const accruedThrough = rows(({ db, organisation }, _: object) =>
  db.selectFrom('leave_accrual').select(['through']).where('organisation_id', '=', organisation),
)

export const putAccruedThrough = change(({ db, organisation }, p: { through: Day; now: Instant }) => ({
  compile: () =>
    sql`
      insert into leave_accrual (organisation_id, through, ran_at) values (${organisation}, ${p.through}, ${p.now})
      on conflict (organisation_id) do update set through = excluded.through, ran_at = excluded.ran_at`.compile(db),
}))

/** Current employees, and those who left within the last weeks: leavers' balances are settled by then. */
export const accruingEmployees = rows(({ db, organisation }, p: { since: Day }) => ({
  compile: () =>
    sql<{ id: Id }>`
      select id from employee
      where organisation_id = ${organisation} and (left_on is null or left_on >= ${p.since}::date)
      order by id`.compile(db),
}))
