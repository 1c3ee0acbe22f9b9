import { sql } from 'kysely'
import type { z } from 'zod'
import type { ApprovalRule } from '@muster/contract/approvals/approval-rule.ts'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export const allRules = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<z.output<typeof ApprovalRule> & { type: RequestTypeName }>`
      select rule.id as "_id", rule.type, rule.name,
        case rule.approver
          when 'manager' then jsonb_build_object('kind', 'manager', 'levelsUp', rule.levels_up)
          when 'role' then jsonb_build_object('kind', 'role', 'roleId', role.id, 'name', role.name)
          else jsonb_build_object('kind', 'person', 'employeeId', person.id, 'name', person.name) end as approver,
        rule.amount_from_paise as "amountFrom", rule.half_days_from as "halfDaysFrom",
        case when department.id is not null
          then jsonb_build_object('_id', department.id, 'name', department.name) end as department,
        case when location.id is not null then jsonb_build_object('_id', location.id, 'name', location.name) end as location,
        rule.due_hours as "dueHours", rule.then_do as "dueAction"
      from approval_rule rule
      left join role on role.organisation_id = ${organisation} and role.id = rule.role_id
      left join employee person on person.organisation_id = ${organisation} and person.id = rule.employee_id
      left join department on department.organisation_id = ${organisation} and department.id = rule.department_id
      left join location on location.organisation_id = ${organisation} and location.id = rule.location_id
      where rule.organisation_id = ${organisation}
      order by rule.type, rule.position`.compile(db),
}))

/** Takes JSON of the rules like `insertRules`; finds the names in them that don't exist. */
export const unknownPlaces = rows(({ db, organisation }, p: { rules: string }) => ({
  compile: () =>
    sql<{ position: number; role: boolean; person: boolean; department: boolean; location: boolean }>`
      select coalesce(r.position) as position,
        r."roleId" is not null and not exists (
          select from role where organisation_id = ${organisation} and id = r."roleId") as role,
        r."employeeId" is not null and not exists (select from employee
          where organisation_id = ${organisation} and id = r."employeeId" and status <> 'inactive') as person,
        r."departmentId" is not null and not exists (
          select from department where organisation_id = ${organisation} and id = r."departmentId") as department,
        r."locationId" is not null and not exists (
          select from location where organisation_id = ${organisation} and id = r."locationId") as location
      from jsonb_to_recordset(${p.rules}::jsonb) as r(position int, "departmentId" uuid, "locationId" uuid, "roleId" uuid,
        "employeeId" uuid)
      order by r.position`.compile(db),
}))

/** Takes JSON of approvers as in the contract's input; the names of the roles and people among them. */
export const namesOfApprovers = rows(({ db, organisation }, p: { approvers: string }) => ({
  compile: () =>
    sql<{ id: Id; name: string }>`
      select role.id, role.name from jsonb_to_recordset(${p.approvers}::jsonb) as r("roleId" uuid)
      join role on role.organisation_id = ${organisation} and role.id = r."roleId"
      union
      select employee.id, employee.name from jsonb_to_recordset(${p.approvers}::jsonb) as r("employeeId" uuid)
      join employee on employee.organisation_id = ${organisation} and employee.id = r."employeeId"`.compile(db),
}))

/** Serialises replacements of one type's chain. */
export const lockChain = one(({ db, organisation }, p: { type: RequestTypeName }) => ({
  compile: () =>
    sql`select pg_advisory_xact_lock(hashtextextended(${organisation}::text || ${p.type}::text, 21))`.compile(db),
}))

/** Everyone who made or changed the levels of a type that it has now. */
export const makersOf = rows(({ db, organisation }, p: { type: RequestTypeName }) => ({
  compile: () =>
    sql<{ account: Id }>`
      select distinct maker as account from approval_rule rule cross join lateral unnest(rule.made_by) maker
      where rule.organisation_id = ${organisation} and rule.type = ${p.type}`.compile(db),
}))

export const deleteRules = change(({ db, organisation }, p: { type: RequestTypeName }) =>
  db.deleteFrom('approval_rule').where('organisation_id', '=', organisation).where('type', '=', p.type),
)

/** JSON of the rules in order, as in the contract's input, with the approver's fields inlined. */
export const insertRules = change(
  ({ db, organisation }, p: { type: RequestTypeName; rules: string; madeBy: readonly Id[]; now: Instant }) => ({
    compile: () =>
      sql`
        insert into approval_rule (organisation_id, type, position, name, amount_from_paise, half_days_from, department_id,
          location_id, approver, levels_up, role_id, employee_id, due_hours, then_do, created_at, made_by)
        select ${organisation}, ${p.type}, r.position, r.name, r."amountFrom", r."halfDaysFrom", r."departmentId",
          r."locationId", r.kind, r."levelsUp", r."roleId", r."employeeId", r."dueHours", r."dueAction", ${p.now},
          ${p.madeBy}::uuid[]
        from jsonb_to_recordset(${p.rules}::jsonb) as r(position int, name text, "amountFrom" bigint, "halfDaysFrom" int,
          "departmentId" uuid, "locationId" uuid, kind text, "levelsUp" int, "roleId" uuid, "employeeId" uuid,
          "dueHours" int, "dueAction" text)
        returning 1`.compile(db),
  }),
)
