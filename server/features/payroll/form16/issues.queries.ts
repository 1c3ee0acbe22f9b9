import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'
import { recordsOf } from '../../../platform/employment/records-of.sql.ts'
import { presentIssues } from './present-issues.sql.ts'

interface Ready {
  employee: Id
  account: Id
  name: string
  email: string
  /** Of Part B. */
  form: string | null
  partA: Id | null
  partB: Id | null
  /** What was issued to the employee is the current version. */
  isIssued: boolean
  hasLeft: boolean
}

/** The parts of each employer that are available for employees of a year; `employees`: JSON of their ids, null for everyone. */
export const readyParts = rows(({ db, organisation }, p: { year: string; employees: string | null }) => ({
  compile: () =>
    sql<Ready>`
      select employee.id as employee, account.id as account, account.name, account.email, made.form,
        made.part_a as "partA", made.part_b as "partB",
        coalesce(issue.part_b_id = made.part_b and issue.part_a_id is not distinct from made.part_a, false) as "isIssued",
        not account.is_active as "hasLeft"
      from employee
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      left join (
        select employee_id, legal_entity_id as entity, min(id::text) filter (where part = 'A')::uuid as part_a,
          min(id::text) filter (where part = 'B')::uuid as part_b, min(content ->> 'form') as form
        from form_16_part
        where organisation_id = ${organisation} and financial_year = ${p.year} and replaced_at is null
        group by employee_id, legal_entity_id
      ) made on made.employee_id = employee.id
      left join ${presentIssues(organisation, p.year)} issue on issue.employee_id = employee.id and issue.entity is not distinct from made.entity
      where employee.organisation_id = ${organisation}
        and (${p.employees}::jsonb is not null or made.employee_id is not null)
        and (${p.employees}::jsonb is null
          or employee.id in (select asked.employee::uuid from jsonb_array_elements_text(${p.employees}::jsonb) as asked (employee)))
      order by employee.code`.compile(db),
}))

interface Issues {
  year: string
  /** JSON of rows: `employee`, `part_a`, `part_b`. */
  parts: string
  account: Id | null
  now: Instant
}

const issued = (parts: string) => sql`
  jsonb_to_recordset(${parts}::jsonb) as given (employee uuid, part_a uuid, part_b uuid)`

/** Ends the issues that new ones replace, those of the same employer. */
export const endIssues = change(({ db, organisation }, p: Omit<Issues, 'account'>) => ({
  compile: () =>
    sql`
      update form_16_issue set replaced_at = ${p.now}
      where organisation_id = ${organisation} and financial_year = ${p.year} and replaced_at is null
        and exists (
          select from ${issued(p.parts)}
          join form_16_part next on next.organisation_id = ${organisation} and next.id = given.part_b
          join form_16_part present on present.organisation_id = ${organisation} and present.id = form_16_issue.part_b_id
          where given.employee = form_16_issue.employee_id
            and next.legal_entity_id is not distinct from present.legal_entity_id
        )`.compile(db),
}))

export const insertIssues = change(({ db, organisation }, p: Issues) => ({
  compile: () =>
    sql`
      insert into form_16_issue (organisation_id, employee_id, financial_year, part_a_id, part_b_id, issued_by, issued_at)
      select ${organisation}, employee, ${p.year}, part_a, part_b, ${p.account}, ${p.now}
      from ${issued(p.parts)}
      returning 1`.compile(db),
}))

interface OwnCertificate {
  financialYear: string
  form: string
  employer: string | null
  issuedAt: Instant
  partA: Id | null
  partB: Id
  perquisites: string | null
}

export const ownCertificates = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<OwnCertificate>`
      select issue.financial_year as "financialYear", coalesce(part_b.content ->> 'form') as form, issue.issued_at as "issuedAt",
        case when exists (select from legal_entity where organisation_id = ${organisation}) then coalesce(entity.name, own.name) end as employer,
        issue.part_a_id as "partA", issue.part_b_id as "partB",
        part_b.content -> 'perquisites' ->> 'form' as perquisites
      from form_16_issue issue
      join form_16_part part_b on part_b.organisation_id = ${organisation} and part_b.id = issue.part_b_id
      join organisation own on own.id = ${organisation}
      left join legal_entity entity on entity.organisation_id = ${organisation} and entity.id = part_b.legal_entity_id
      where issue.organisation_id = ${organisation} and issue.employee_id in ${recordsOf(organisation, sql`${p.employee}::uuid`)}
        and issue.replaced_at is null
      order by issue.financial_year desc, coalesce(part_b.content ->> 'from') desc`.compile(db),
}))
