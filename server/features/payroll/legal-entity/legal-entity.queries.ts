import { sql } from 'kysely'
import type { z } from 'zod'
import type { LegalEntity } from '@muster/contract/payroll/legal-entity/legal-entity.routes.ts'
import type { Id, Instant, Month } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import { entityOf } from '../../../platform/legal-entity/entity-of.sql.ts'

export type EntityRow = Omit<z.output<typeof LegalEntity>, 'bank'>

/** All except the organisation itself, by name, with the number of people in each in a month. */
export const entityRows = rows(({ db, organisation }, p: { month: Month }) => ({
  compile: () =>
    sql<EntityRow>`
      select entity.id as "_id", entity.name, entity.legal_name as "legalName", entity.pan, entity.tan,
        entity.establishment_number as "establishmentNumber", entity.employer_code as "employerCode", entity.address,
        entity.registrations, entity.responsible, entity.archived_at as "archivedAt", coalesce(held.people, 0)::int as people
      from legal_entity entity
      left join (
        select ${entityOf(organisation, sql`employee.id`, sql`${p.month}::text`)} as id, count(*) as people from employee
        where employee.organisation_id = ${organisation} and employee.status <> 'inactive' group by 1
      ) held on held.id = entity.id
      where entity.organisation_id = ${organisation} order by lower(entity.name)`.compile(db),
}))

/** The organisation itself: its name, and the number of its people in no other entity in a month. */
export const ownEntityRow = one(({ db, organisation }, p: { month: Month }) => ({
  compile: () =>
    sql<{ name: string; legalName: string; pan: string | null; people: number }>`
      select name, legal_name as "legalName", pan, (
        select count(*)::int from employee where employee.organisation_id = ${organisation} and employee.status <> 'inactive'
          and ${entityOf(organisation, sql`employee.id`, sql`${p.month}::text`)} is null) as people
      from organisation where id = ${organisation}`.compile(db),
}))

/** Whether an entity other than the organisation itself pays anyone, or did. */
export const othersPay = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ has: boolean }>`
      select exists (
        select from payslip where organisation_id = ${organisation} and legal_entity_id is not null) as has`.compile(
      db,
    ),
}))

interface Kept {
  id: Id
  name: string
  legalName: string
  pan: string | null
  tan: string | null
  establishmentNumber: string | null
  employerCode: string | null
  /** Each is JSON. */
  address: string
  registrations: string
  responsible: string
  now: Instant
}

export const insertEntity = change(({ db, organisation }, p: Kept) => ({
  compile: () =>
    sql`
      insert into legal_entity (organisation_id, id, name, legal_name, pan, tan, establishment_number, employer_code, address,
        registrations, responsible, created_at, updated_at)
      values (${organisation}, ${p.id}, ${p.name}, ${p.legalName}, ${p.pan}, ${p.tan}, ${p.establishmentNumber},
        ${p.employerCode}, ${p.address}::jsonb, ${p.registrations}::jsonb, ${p.responsible}::jsonb, ${p.now}, ${p.now})`.compile(
      db,
    ),
}))

export const changeEntityRow = change(({ db, organisation }, p: Kept) => ({
  compile: () =>
    sql`
      update legal_entity set name = ${p.name}, legal_name = ${p.legalName}, pan = ${p.pan}, tan = ${p.tan},
        establishment_number = ${p.establishmentNumber}, employer_code = ${p.employerCode}, address = ${p.address}::jsonb,
        registrations = ${p.registrations}::jsonb, responsible = ${p.responsible}::jsonb, updated_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

/** Serialises moving people, archiving an entity and approving a run. */
export const lockEntities = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql`select pg_advisory_xact_lock(hashtext('legal entities'), hashtext(${organisation}::text))`.compile(db),
}))

export const setArchived = change(({ db, organisation }, p: { id: Id; at: Instant | null }) =>
  db
    .updateTable('legal_entity')
    .set({ archived_at: p.at })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

/** The number of people in an entity from a month on who are still employed, or have unapproved pay from it. */
export const peopleHeld = one(({ db, organisation }, p: { id: Id; month: Month }) => ({
  compile: () =>
    sql<{ people: number }>`
      select count(*)::int as people from employee
      where employee.organisation_id = ${organisation} and (
        (employee.left_on is null or left(employee.left_on::text, 7) >= ${p.month}) and (
          ${entityOf(organisation, sql`employee.id`, sql`${p.month}::text`)} = ${p.id}
          or exists (select from employee_legal_entity later
            where later.organisation_id = ${organisation} and later.employee_id = employee.id
              and later.from_month > ${p.month} and later.legal_entity_id = ${p.id}))
        or exists (select from payslip slip
          join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
            and run.state not in ('approved', 'paid')
          where slip.organisation_id = ${organisation} and slip.employee_id = employee.id
            and slip.legal_entity_id = ${p.id}))`.compile(db),
}))
