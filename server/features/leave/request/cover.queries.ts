import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

/** A possible cover, and whether they are, or may be, on leave themselves between two days. */
export const possibleCover = one(({ db, organisation }, p: { cover: Id; from: Day; to: Day }) => ({
  compile: () =>
    sql<{ name: string; isAway: boolean }>`
      select employee.name, exists (
        select from leave_day leave where leave.organisation_id = ${organisation} and leave.employee_id = employee.id
          and leave.day between ${p.from}::date and ${p.to}::date and leave.state <> 'returned'
          and leave.half_days > 0) as "isAway"
      from employee
      where employee.organisation_id = ${organisation} and employee.id = ${p.cover} and employee.status <> 'inactive'`.compile(
      db,
    ),
}))

export const insertCover = change(({ db, organisation }, p: { request: Id; cover: Id }) =>
  db.insertInto('leave_cover').values({ organisation_id: organisation, request_id: p.request, cover_id: p.cover }),
)

/** A request's cover, and whether they are, or may be, on leave on one of its days. */
export const coverOfRequest = one(({ db, organisation }, p: { request: Id }) => ({
  compile: () =>
    sql<{ _id: Id; name: string; isAway: boolean }>`
      select employee.id as "_id", employee.name, exists (
        select from leave_day leave
        join leave_day own on own.organisation_id = ${organisation} and own.request_id = ${p.request}
          and own.day = leave.day and own.state <> 'returned' and own.half_days > 0
        where leave.organisation_id = ${organisation} and leave.employee_id = employee.id and leave.state <> 'returned'
          and leave.half_days > 0) as "isAway"
      from leave_cover cover
      join employee on employee.organisation_id = ${organisation} and employee.id = cover.cover_id
      where cover.organisation_id = ${organisation} and cover.request_id = ${p.request}`.compile(db),
}))

/** Records that a request's cover is notified, or notified that it is off; returns the account to notify, if not yet notified. */
export const noteCoverTold = one(({ db, organisation }, p: { request: Id; at: Instant | null }) => ({
  compile: () =>
    sql<{ account: Id }>`
      update leave_cover cover set told_at = ${p.at}::timestamptz
      from employee
      where cover.organisation_id = ${organisation} and cover.request_id = ${p.request}
        and (cover.told_at is null) = (${p.at}::timestamptz is not null)
        and employee.organisation_id = ${organisation} and employee.id = cover.cover_id
      returning employee.account_id as account`.compile(db),
}))

/** Who covers for people on leave on some days. */
export const coversBetween = rows(({ db, organisation }, p: { employees: readonly Id[]; from: Day; to: Day }) => ({
  compile: () =>
    sql<{ employee: Id; day: Day; name: string }>`
      select leave.employee_id as employee, leave.day, employee.name
      from leave_day leave
      join leave_cover cover on cover.organisation_id = ${organisation} and cover.request_id = leave.request_id
      join employee on employee.organisation_id = ${organisation} and employee.id = cover.cover_id
      where leave.organisation_id = ${organisation} and leave.employee_id = any(${p.employees}::uuid[])
        and leave.day between ${p.from}::date and ${p.to}::date and leave.state = 'taken' and leave.half_days > 0`.compile(
      db,
    ),
}))
