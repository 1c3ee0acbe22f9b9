import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'
import { recordsOf } from '../../../platform/employment/records-of.sql.ts'
import type { PartB } from './part-b.ts'

interface NewParts {
  year: string
  part: 'A' | 'B'
  /** JSON of rows: `id`, `employee`, `entity` (null for the organisation itself), and `key` and `name` of Part A or `content` of Part B. */
  parts: string
  account: Id | null
  now: Instant
}

const given = (parts: string) => sql`
  jsonb_to_recordset(${parts}::jsonb) as given (id uuid, employee uuid, entity uuid, key text, name text, content jsonb)`

/** Certificates of a year are generated and issued by one transaction at a time. */
export const lockCertificates = one(({ db, organisation }, p: { year: string }) => ({
  compile: () =>
    sql`select pg_advisory_xact_lock(hashtextextended(${organisation}::text || ${p.year}::text, 16))`.compile(db),
}))

/** Ends the parts that new ones replace. Part B of all employers of a year is generated together. */
export const endParts = change(({ db, organisation }, p: Pick<NewParts, 'year' | 'part' | 'parts' | 'now'>) => ({
  compile: () =>
    sql`
      update form_16_part set replaced_at = ${p.now}
      where organisation_id = ${organisation} and financial_year = ${p.year} and part = ${p.part} and replaced_at is null
        and exists (select from ${given(p.parts)} where given.employee = form_16_part.employee_id
          and (${p.part}::text = 'B' or given.entity is not distinct from form_16_part.legal_entity_id))`.compile(db),
}))

export const insertParts = change(({ db, organisation }, p: NewParts) => ({
  compile: () =>
    sql`
      insert into form_16_part (organisation_id, id, employee_id, financial_year, part, legal_entity_id, file_key, file_name, content,
        made_by, made_at)
      select ${organisation}, id, employee, ${p.year}, ${p.part}, entity, key, name, content, ${p.account}, ${p.now}
      from ${given(p.parts)}
      returning 1`.compile(db),
}))

export interface StoredPart {
  employee: Id
  year: string
  part: 'A' | 'B'
  /** The employer whose part it is; null for the organisation itself. */
  entity: Id | null
  key: string | null
  content: PartB | null
  madeAt: Instant
  code: string
}

/** A part: any, or with `own` one issued to this employee. */
export const partById = one(({ db, organisation }, p: { id: Id; own: Id | null }) => ({
  compile: () =>
    sql<StoredPart>`
      select part.employee_id as employee, part.financial_year as year, part.part,
        part.legal_entity_id as entity, part.file_key as key, part.content,
        part.made_at as "madeAt", employee.code
      from form_16_part part
      join employee on employee.organisation_id = ${organisation} and employee.id = part.employee_id
      where part.organisation_id = ${organisation} and part.id = ${p.id}
        and (${p.own}::uuid is null or (part.employee_id in ${recordsOf(organisation, sql`${p.own}::uuid`)} and exists (
          select from form_16_issue issue
          where issue.organisation_id = ${organisation} and issue.employee_id in ${recordsOf(organisation, sql`${p.own}::uuid`)} and issue.replaced_at is null
            and part.id in (issue.part_a_id, issue.part_b_id)
        )))`.compile(db),
}))

/**
 * The Part A that goes with a Part B: the current one, or with `own` the one issued to this employee with it. Undefined
 * without one.
 */
export const partAWith = one(({ db, organisation }, p: { id: Id; own: Id | null }) => ({
  compile: () =>
    sql<{ id: Id }>`
      select part_a.id from form_16_part part_b
      join form_16_part part_a on part_a.organisation_id = ${organisation} and part_a.part = 'A'
        and part_a.employee_id = part_b.employee_id and part_a.financial_year = part_b.financial_year
        and part_a.legal_entity_id is not distinct from part_b.legal_entity_id
      where part_b.organisation_id = ${organisation} and part_b.id = ${p.id} and part_b.part = 'B' and case
        when ${p.own}::uuid is null then part_a.replaced_at is null
        else part_b.employee_id in ${recordsOf(organisation, sql`${p.own}::uuid`)} and exists (
          select from form_16_issue issue
          where issue.organisation_id = ${organisation} and issue.employee_id in ${recordsOf(organisation, sql`${p.own}::uuid`)} and issue.replaced_at is null
            and issue.part_b_id = part_b.id and issue.part_a_id = part_a.id
        )
      end`.compile(db),
}))
