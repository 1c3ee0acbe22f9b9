import { sql } from 'kysely'
import type { EmploymentType } from '@muster/contract/employees/employment.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

export interface Choice {
  kind: 'department' | 'role' | 'location' | 'shift'
  id: Id
  name: string
  isAdmin: boolean
  permissions: string[]
}

/** Everything that a file row can refer to. */
export const importChoices = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Choice>`
      select 'department' as kind, id, name, false as "isAdmin", '{}'::text[] as permissions
      from department where organisation_id = ${organisation}
      union all
      select 'role', id, name, is_admin, permissions from role where organisation_id = ${organisation}
      union all
      select 'location', id, name, false, '{}'::text[] from location where organisation_id = ${organisation}
      union all
      select 'shift', id, name, false, '{}'::text[] from shift where organisation_id = ${organisation}`.compile(db),
}))

export interface Known {
  /** Null for an account without an employee. */
  id: Id | null
  account: Id
  code: string | null
  status: string | null
  name: string
  email: string
  firstName: string | null
  lastName: string | null
  phone: string | null
  designation: string | null
  departmentId: Id | null
  department: string | null
  reportsTo: Id | null
  managerCode: string | null
  employmentType: EmploymentType | null
  joinedOn: Day | null
  leftOn: Day | null
  probationDays: number | null
  hasPersonal: boolean | null
  hasBank: boolean | null
  hasContact: boolean | null
}

/** Those who have one of these employee IDs or addresses, or are one of these ids; codes and addresses in lower case. */
export const knownPeople = rows(
  ({ db, organisation }, p: { codes: readonly string[]; emails: readonly string[]; ids: readonly Id[] }) => ({
    compile: () =>
      sql<Known>`
      with wanted as materialized (
        select account_id as id from employee
        where organisation_id = ${organisation} and (lower(code) = any(${p.codes}::text[]) or id = any(${p.ids}::uuid[]))
        union
        select id from account where organisation_id = ${organisation} and email = any(${p.emails}::text[])
      )
      select employee.id, account.id as account, employee.code, employee.status, account.name, account.email,
        employee.first_name as "firstName", employee.last_name as "lastName", employee.phone, account.designation,
        employee.department_id as "departmentId", department.name as department, employee.reports_to as "reportsTo", manager.code as "managerCode",
        employee.employment_type as "employmentType", employee.joined_on as "joinedOn", employee.left_on as "leftOn", employee.probation_days as "probationDays",
        personal.employee_id is not null as "hasPersonal", bank.employee_id is not null as "hasBank",
        exists (select from emergency_contact contact where contact.organisation_id = ${organisation}
          and contact.employee_id = employee.id) as "hasContact"
      from wanted
      join account on account.organisation_id = ${organisation} and account.id = wanted.id
      left join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      left join employee manager on manager.organisation_id = ${organisation} and manager.id = employee.reports_to
      left join employee_personal personal on personal.organisation_id = ${organisation} and personal.employee_id = employee.id
      left join employee_bank bank on bank.organisation_id = ${organisation} and bank.employee_id = employee.id`.compile(
        db,
      ),
  }),
)

/** Employees who are called this, by their whole name or their first, in lower case. */
export const employeesNamed = rows(({ db, organisation }, p: { names: readonly string[] }) => ({
  compile: () =>
    sql<{ id: Id; code: string; name: string; firstName: string; status: string }>`
      select id, code, name, first_name as "firstName", status from employee
      where organisation_id = ${organisation} and (lower(name) = any(${p.names}::text[]) or lower(first_name) = any(${p.names}::text[]))
        and status <> 'inactive'
      order by code limit 2000`.compile(db),
}))

/** Employees whose ID is one of these without the zeros in front, in lower case. */
export const codesWithZeros = rows(({ db, organisation }, p: { codes: readonly string[] }) => ({
  compile: () =>
    sql<{ code: string; plain: string }>`
      select code, ltrim(lower(code), '0') as plain from employee
      where organisation_id = ${organisation} and ltrim(lower(code), '0') = any(${p.codes}::text[])
      order by code`.compile(db),
}))

/** Who has an identity number, by the latest employment. */
export interface Holder {
  digest: string
  employee: Id
  code: string
  status: string
  joinedOn: Day
  leftOn: Day | null
}

/** The owners of these identity numbers, by digest. */
export const holdersOfNumbers = rows(({ db, organisation }, p: { digests: readonly string[] }) => ({
  compile: () =>
    sql<Holder>`
      select held.digest, personal.employee_id as employee, employee.code, employee.status, employee.joined_on as "joinedOn",
        employee.left_on as "leftOn"
      from employee_personal personal
      join employee on employee.organisation_id = ${organisation} and employee.id = personal.employee_id
      cross join lateral unnest(array[pan_digest, aadhaar_digest, uan_digest, esi_digest]) held (digest)
      where personal.organisation_id = ${organisation} and personal.is_former is not true and held.digest = any(${p.digests}::text[])`.compile(
      db,
    ),
}))

/** `people`: JSON of employees with their shift. */
export const insertPeople = change(({ db, organisation }, p: { people: string; now: Instant }) => ({
  compile: () =>
    sql`
      with given as materialized (
        select * from jsonb_to_recordset(${p.people}::jsonb) as one (id uuid, account uuid, code text, "firstName" text, "lastName" text,
          "workEmail" text, phone text, "departmentId" uuid, "locationId" uuid, "shiftId" uuid, "reportsTo" uuid, "employmentType" text,
          "joinedOn" date, "probationDays" integer)
      ), added as (
        insert into employee (organisation_id, id, account_id, code, first_name, last_name, work_email, phone, department_id, location_id,
          reports_to, employment_type, joined_on, probation_days, created_at, updated_at)
        select ${organisation}, id, account, code, "firstName", "lastName", "workEmail", phone, "departmentId", "locationId",
          "reportsTo", "employmentType", "joinedOn", "probationDays", ${p.now}, ${p.now} from given
        returning 1
      )
      insert into employee_shift (organisation_id, employee_id, shift_id, starts_on, created_at)
      select ${organisation}, id, "shiftId", "joinedOn", ${p.now} from given
      returning 1`.compile(db),
}))

/** `rows`: JSON of columns by name. Never overwrites existing details. */
export const addPersonals = change(({ db, organisation }, p: { rows: string; now: Instant }) => ({
  compile: () =>
    sql`
      insert into employee_personal
      select (jsonb_populate_record(null::employee_personal, jsonb_build_object('nationality', 'IN',
        'current_address', '{}'::jsonb, 'permanent_address', '{}'::jsonb) || one.value || jsonb_build_object(
        'organisation_id', ${organisation}::uuid, 'updated_at', ${p.now}::timestamptz))).*
      from jsonb_array_elements(${p.rows}::jsonb) one
      on conflict (organisation_id, employee_id) do nothing
      returning 1`.compile(db),
}))

export const addBanks = change(({ db, organisation }, p: { rows: string; now: Instant }) => ({
  compile: () =>
    sql`
      insert into employee_bank (organisation_id, employee_id, holder_name, account_sealed, account_last4, ifsc, bank_name,
        branch, account_type, updated_at)
      select ${organisation}, employee, "holderName", sealed, last4, ifsc, "bankName", '', 'salary', ${p.now}
      from jsonb_to_recordset(${p.rows}::jsonb) as one (employee uuid, "holderName" text, sealed text, last4 text, ifsc text, "bankName" text)
      on conflict (organisation_id, employee_id) do nothing
      returning 1`.compile(db),
}))

export const addContacts = change(({ db, organisation }, p: { rows: string; now: Instant }) => ({
  compile: () =>
    sql`
      insert into emergency_contact (organisation_id, employee_id, position, name, relation, phone, address, updated_at)
      select ${organisation}, employee, 1, name, relation, phone, '', ${p.now}
      from jsonb_to_recordset(${p.rows}::jsonb) as one (employee uuid, name text, relation text, phone text)
      on conflict (organisation_id, employee_id, position) do nothing
      returning 1`.compile(db),
}))
