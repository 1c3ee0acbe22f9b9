import { sql } from 'kysely'
import type { z } from 'zod'
import type { BasicInfo } from '@muster/contract/employees/basic-info.routes.ts'
import type { EmploymentType } from '@muster/contract/employees/employment.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import { employerOf } from '../../../platform/legal-entity/employer-of.sql.ts'

/** One employee for display, with the shift in force today at their location, or else their first future one. */
export const basicInfo = one(({ db, organisation }, p: { id: Id; now: Instant }) => ({
  compile: () =>
    sql<z.output<typeof BasicInfo>>`
      select employee.id as "_id", employee.code, employee.first_name as "firstName", employee.last_name as "lastName",
        employee.name, employee.work_email as "workEmail", employee.phone, employee.photo_key as photo, account.designation,
        case when department.id is not null then jsonb_build_object('_id', department.id, 'name', department.name) end as department,
        jsonb_build_object('_id', role.id, 'name', role.name) as role,
        jsonb_build_object('_id', location.id, 'name', location.name) as location,
        ${employerOf(organisation, sql`employee.id`, sql`left(today.day::text, 7)`)} as entity,
        case when manager.id is not null then jsonb_build_object('_id', manager.id, 'name', manager.name,
          'code', manager.code, 'photo', manager.photo_key) end as manager,
        (select jsonb_build_object('_id', shift.id, 'name', shift.name, 'startsAt',
            to_char(coalesce(hours.starts_at, shift.starts_at), 'HH24:MI'), 'endsAt',
            to_char(coalesce(hours.ends_at, shift.ends_at), 'HH24:MI'))
          from employee_shift held
          join shift on shift.organisation_id = ${organisation} and shift.id = held.shift_id
          left join lateral (
            select starts_at, ends_at from shift_version
            where organisation_id = ${organisation} and shift_id = shift.id and starts_on <= greatest(today.day, held.starts_on)
            order by starts_on desc limit 1
          ) hours on true
          where held.organisation_id = ${organisation} and held.employee_id = employee.id
          order by held.starts_on <= today.day desc, abs(held.starts_on - today.day) limit 1) as shift,
        employee.employment_type as "employmentType", employee.joined_on as "joinedOn",
        employee.probation_days as "probationDays", employee.status, employee.left_on as "leftOn",
        employee.leaving_reason as "leavingReason", account.password_hash is null as "isInvited",
        (select entry.email from sign_in_directory entry
          where entry.organisation_id = ${organisation} and entry.account_id = account.id and account.password_hash is not null
            and entry.email <> account.email limit 1) as "signInEmail",
        (select count(*) from employee below
          where below.organisation_id = ${organisation} and below.reports_to = employee.id and below.status <> 'inactive') as reports,
        (select count(*) from family_member member
          where member.organisation_id = ${organisation} and member.employee_id = employee.id) as "familyMembers",
        array_remove(array[
          case when personal.birth_date is null then 'birthDate' end,
          case when coalesce(personal.current_address ->> 'line1', '') = '' then 'address' end,
          case when personal.pan_sealed is null then 'identity' end,
          case when bank.employee_id is null then 'bank' end,
          case when not exists (select from emergency_contact contact where contact.organisation_id = ${organisation}
            and contact.employee_id = employee.id) then 'emergency' end], null) as missing
      from employee
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      join role on role.organisation_id = ${organisation} and role.id = account.role_id
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      left join employee manager on manager.organisation_id = ${organisation} and manager.id = employee.reports_to
      left join employee_personal personal on personal.organisation_id = ${organisation} and personal.employee_id = employee.id
      left join employee_bank bank on bank.organisation_id = ${organisation} and bank.employee_id = employee.id
      cross join lateral (select (${p.now}::timestamptz at time zone location.time_zone)::date as day) today
      where employee.organisation_id = ${organisation} and employee.id = ${p.id}`.compile(db),
}))

/** What a change needs to know; locks the employee. */
export const lockEmployee = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ account: Id; zone: string; roleId: Id; joinedOn: Day; leftOn: Day | null; status: string }>`
      select employee.account_id as account, location.time_zone as zone, role.id as "roleId",
        employee.joined_on as "joinedOn", employee.left_on as "leftOn", employee.status
      from employee
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      join role on role.organisation_id = ${organisation} and role.id = account.role_id
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      where employee.organisation_id = ${organisation} and employee.id = ${p.id}
      for no key update of employee`.compile(db),
}))

/** Employees other than `id` who already have this employee ID or address. */
export const holders = rows(
  ({ db, organisation }, p: { id: Id | null; code: string | null; email: string | null }) => ({
    compile: () =>
      sql<{ field: 'code' | 'workEmail'; code: string | null; name: string }>`
      select 'code' as field, code, name from employee
      where organisation_id = ${organisation} and lower(code) = lower(${p.code}) and id is distinct from ${p.id}::uuid
      union all
      select 'workEmail', employee.code, account.name
      from account left join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
      where account.organisation_id = ${organisation} and account.email = lower(${p.email})
        and (${p.id}::uuid is null or employee.id is distinct from ${p.id}::uuid)`.compile(db),
  }),
)

/** The address an account signs in with, and whether it has an employee record. */
export const ownAddress = one(({ db, organisation }, p: { account: Id }) => ({
  compile: () =>
    sql<{ email: string; isEmployee: boolean }>`
      select email, exists (
        select from employee where organisation_id = ${organisation} and account_id = account.id
      ) as "isEmployee"
      from account where organisation_id = ${organisation} and id = ${p.account}`.compile(db),
}))

export interface EmployeeValues {
  id: Id
  code: string
  firstName: string
  lastName: string
  workEmail: string
  phone: string | null
  departmentId: Id | null
  locationId: Id
  reportsTo: Id | null
  employmentType: EmploymentType
  joinedOn: Day
  probationDays: number
  now: Instant
}

/** `person`: the first employment of whoever is hired again. */
export const insertEmployee = change(({ db, organisation }, p: EmployeeValues & { account: Id; person?: Id }) =>
  db.insertInto('employee').values({
    ...columns(p),
    organisation_id: organisation,
    id: p.id,
    account_id: p.account,
    person_id: p.person ?? p.id,
    created_at: p.now,
  }),
)

export const updateEmployee = change(({ db, organisation }, p: EmployeeValues) =>
  db.updateTable('employee').set(columns(p)).where('organisation_id', '=', organisation).where('id', '=', p.id),
)

function columns(p: EmployeeValues) {
  return {
    code: p.code,
    first_name: p.firstName,
    last_name: p.lastName,
    work_email: p.workEmail,
    phone: p.phone,
    department_id: p.departmentId,
    location_id: p.locationId,
    reports_to: p.reportsTo,
    employment_type: p.employmentType,
    joined_on: p.joinedOn,
    probation_days: p.probationDays,
    updated_at: p.now,
  }
}

/** Sets the shift effective from a day; replaces one effective from the same day. */
export const putShift = change(({ db, organisation }, p: { employee: Id; shift: Id; from: Day; now: Instant }) =>
  db
    .insertInto('employee_shift')
    .values({
      organisation_id: organisation,
      employee_id: p.employee,
      shift_id: p.shift,
      starts_on: p.from,
      created_at: p.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'employee_id', 'starts_on'])
        .doUpdateSet((row) => ({ shift_id: row.ref('excluded.shift_id') })),
    ),
)

/** If the joining date moves earlier, the first shift is extended back to it. */
export const stretchFirstShift = change(({ db, organisation }, p: { employee: Id; joinedOn: Day }) => ({
  compile: () =>
    sql`
      update employee_shift set starts_on = ${p.joinedOn}::date
      where organisation_id = ${organisation} and employee_id = ${p.employee} and starts_on = (
        select min(starts_on) from employee_shift where organisation_id = ${organisation} and employee_id = ${p.employee})
        and starts_on > ${p.joinedOn}::date`.compile(db),
}))
