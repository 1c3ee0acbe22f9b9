import { sql } from 'kysely'
import type { StatutoryIdentity } from '@muster/contract/payroll/statutory/employee-statutory.routes.ts'
import type { SettlementReason } from '@muster/contract/payroll/settlement/settlement.routes.ts'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import type { PortalPerson } from '@muster/engine/payroll/outputs/people/portal-person.ts'
import { rows } from '../../../../platform/database/statement.ts'

/** The first month at the paying entity of a payslip; null for someone who never moved. */
const cameIn = (organisation: string) => sql`(
  select max(held.from_month) from employee_legal_entity held
  where held.organisation_id = ${organisation} and held.employee_id = slip.employee_id and held.from_month <= slip.month)`

/**
 * PF members who are in no earlier locked run since they joined, or since they moved to the legal entity that pays them (`from`).
 */
export const newMembers = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<{ employee: Id; from: Month | null }>`
      select slip.employee_id as employee, ${cameIn(organisation)} as "from"
      from pay_run this
      join payslip slip on slip.organisation_id = ${organisation} and slip.run_id = this.id
        and jsonb_typeof(slip.facts -> 'pf') = 'object'
      where this.organisation_id = ${organisation} and this.id = ${p.run}
        -- People employed before the first run here were registered elsewhere.
        and (slip.person ->> 'joinedOn' >= this.month || '-01' or exists (
          select from pay_run run where run.organisation_id = ${organisation} and run.kind = 'regular'
            and (run.approved_at, run.id) < (this.approved_at, this.id)))
        and not exists (
          select from payslip early
          join pay_run run on run.organisation_id = ${organisation} and run.id = early.run_id and run.kind <> 'reversal'
            and (run.approved_at, run.id) < (this.approved_at, this.id)
          where early.organisation_id = ${organisation} and early.employee_id = slip.employee_id
            and early.legal_entity_id is not distinct from slip.legal_entity_id
            and early.month >= greatest(left(slip.person ->> 'joinedOn', 7), ${cameIn(organisation)}) and jsonb_typeof(early.facts -> 'pf') = 'object')`.compile(
      db,
    ),
}))

/**
 * Members whose exit this run is the first to report: from its own payslips or, if entered after their last month was locked, in the run
 * after that. The last working day is the present one, null if the exit has been cancelled.
 */
export const leavingMembers = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<{ employee: Id; entity: Id | null; leftOn: Day | null }>`
      with this as (
        select id, month, kind, approved_at, (month || '-01')::date as first,
          ((month || '-01')::date + interval '1 month - 1 day')::date as last
        from pay_run where organisation_id = ${organisation} and id = ${p.run}
      ), before as (
        select run.id, ((run.month || '-01')::date + interval '1 month - 1 day')::date as last
        from this
        join pay_run run on run.organisation_id = ${organisation} and run.kind = 'regular'
          and (run.approved_at, run.id) < (this.approved_at, this.id)
        where this.kind = 'regular' order by run.month desc limit 1
      ), told as (
        select slip.employee_id, slip.legal_entity_id, (slip.person ->> 'leftOn')::date as left_on
        from this join payslip slip on slip.organisation_id = ${organisation} and slip.run_id = this.id
        where (slip.person ->> 'leftOn')::date <= this.last
        union all
        select slip.employee_id, slip.legal_entity_id, employee.left_on
        from this
        cross join before
        join payslip slip on slip.organisation_id = ${organisation} and slip.run_id = before.id
          and coalesce((slip.person ->> 'leftOn')::date > before.last, true)
        join employee on employee.organisation_id = ${organisation} and employee.id = slip.employee_id
          and employee.left_on < this.first
        where not exists (
          select from payslip own
          where own.organisation_id = ${organisation} and own.run_id = this.id and own.employee_id = slip.employee_id)
      )
      select employee.id as employee, told.legal_entity_id as entity, employee.left_on as "leftOn"
      from this
      cross join told
      join employee on employee.organisation_id = ${organisation} and employee.id = told.employee_id
      where (employee.left_on is null or employee.left_on <= this.last)
        and exists (
          select from payslip slip
          join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
            and (run.approved_at, run.id) <= (this.approved_at, this.id)
          where slip.organisation_id = ${organisation} and slip.employee_id = told.employee_id
            and jsonb_typeof(slip.facts -> 'pf') = 'object')
        and not exists (
          select from payslip slip
          join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id and run.kind <> 'reversal'
            and (run.approved_at, run.id) < (this.approved_at, this.id)
          where slip.organisation_id = ${organisation} and slip.employee_id = told.employee_id
            and (slip.person ->> 'leftOn')::date = told.left_on)
      order by employee.code`.compile(db),
}))

/**
 * Members whom a run pays from a different legal entity (`from` a month on) than their previous run: they have left the previous entity
 * (`entity`).
 */
export const movedMembers = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<{ employee: Id; entity: Id | null; from: Month }>`
      select slip.employee_id as employee, early.entity, coalesce(${cameIn(organisation)}, slip.month) as "from"
      from pay_run this
      join payslip slip on slip.organisation_id = ${organisation} and slip.run_id = this.id
      cross join lateral (
        select early.legal_entity_id as entity
        from payslip early
        join pay_run run on run.organisation_id = ${organisation} and run.id = early.run_id and run.kind = 'regular'
          and (run.approved_at, run.id) < (this.approved_at, this.id)
        where early.organisation_id = ${organisation} and early.employee_id = slip.employee_id
        order by early.month desc limit 1
      ) early
      where this.organisation_id = ${organisation} and this.id = ${p.run}
        and early.entity is distinct from slip.legal_entity_id
        and exists (
          select from payslip member
          where member.organisation_id = ${organisation} and member.employee_id = slip.employee_id
            and member.legal_entity_id is not distinct from early.entity
            and jsonb_typeof(member.facts -> 'pf') = 'object')
      order by slip.employee_id`.compile(db),
}))

export interface PortalFacts extends Pick<
  PortalPerson,
  'code' | 'name' | 'birthDate' | 'maritalStatus' | 'phone' | 'email' | 'joinedOn'
> {
  employee: Id
  gender: 'female' | 'male' | 'other' | 'notTold' | null
  address: { line1?: string; line2?: string; city?: string; pinCode?: string } | null
  /** The latest value; null if none was ever entered. */
  value: Partial<StatutoryIdentity> | null
  /** Of the approved settlement of the last working day. */
  settledReason: SettlementReason | null
}

/** What portals ask about people, as known now. */
export const portalFacts = rows(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql<PortalFacts>`
      select employee.id as employee, employee.code, employee.name, employee.work_email as email, employee.phone,
        employee.joined_on as "joinedOn", personal.birth_date as "birthDate", personal.gender,
        personal.marital_status as "maritalStatus", personal.current_address as address, held.value,
        (select reason from settlement
          where organisation_id = ${organisation} and employee_id = employee.id and left_on = employee.left_on
            and approved_at is not null and cancelled_at is null
          order by approved_at desc limit 1) as "settledReason"
      from employee
      left join employee_personal personal
        on personal.organisation_id = ${organisation} and personal.employee_id = employee.id
      left join lateral (
        select value from employee_statutory
        where organisation_id = ${organisation} and employee_id = employee.id
        order by from_month desc, n desc limit 1
      ) held on true
      where employee.organisation_id = ${organisation} and employee.id = any(${p.employees}::uuid[])
      order by employee.code`.compile(db),
}))
