import { sql } from 'kysely'
import type { z } from 'zod'
import type { FamilyMember } from '@muster/contract/employees/family-member.routes.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export const familyMembers = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<z.output<typeof FamilyMember>>`
      select name, relation, birth_date as "birthDate", is_dependent as "isDependent", nominee_percent as "nomineePercent"
      from family_member
      where organisation_id = ${organisation} and employee_id = ${p.employee} order by position`.compile(db),
}))

/** Families of several employees, each in list order. */
export const familiesOfPeople = rows(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql<z.output<typeof FamilyMember> & { employee: Id }>`
      select employee_id as employee, name, relation, birth_date as "birthDate", is_dependent as "isDependent",
        nominee_percent as "nomineePercent"
      from family_member
      where organisation_id = ${organisation} and employee_id = any(${p.employees}::uuid[])
      order by employee_id, position`.compile(db),
}))

/** Locks the person, so that concurrent changes of the list run one after the other. */
export const personForFamily = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ zone: string }>`
      select location.time_zone as zone from employee
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      where employee.organisation_id = ${organisation} and employee.id = ${p.employee} for no key update of employee`.compile(
      db,
    ),
}))

/** Locks several people, so that changes of their lists run one after the other. */
export const lockFamilies = rows(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql<{ id: Id }>`
      select id from employee where organisation_id = ${organisation} and id = any(${p.employees}::uuid[])
      order by id for no key update`.compile(db),
}))

/** The time zones of several people, to know their current day. */
export const zonesForFamily = rows(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql<{ employee: Id; zone: string }>`
      select employee.id as employee, location.time_zone as zone from employee
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      where employee.organisation_id = ${organisation} and employee.id = any(${p.employees}::uuid[])`.compile(db),
}))

export const deleteFamilies = change(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql`delete from family_member where organisation_id = ${organisation} and employee_id = any(${p.employees}::uuid[])`.compile(
      db,
    ),
}))

/** `members` is JSON of whole lists, each member with its `employee` and `position`. */
export const insertFamilies = change(({ db, organisation }, p: { members: string; now: Instant }) => ({
  compile: () =>
    sql`
      insert into family_member (organisation_id, employee_id, position, name, relation, birth_date, is_dependent,
        nominee_percent, updated_at)
      select ${organisation}, employee, position, name, relation, "birthDate", "isDependent", "nomineePercent",
        ${p.now}::timestamptz
      from jsonb_to_recordset(${p.members}::jsonb)
        as c(employee uuid, position smallint, name text, relation text, "birthDate" date, "isDependent" boolean,
          "nomineePercent" smallint)
      returning 1`.compile(db),
}))
