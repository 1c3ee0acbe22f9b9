import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

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

/** The parts available for employees of a year; `employees`: JSON of their ids, null for everyone. */
export const readyParts = rows(({ db, organisation }, p: { year: string; employees: string | null }) => ({
  compile: () =>
    sql<Ready>`
      select employee.id as employee, account.id as account, account.name, account.email, part_b.content ->> 'form' as form,
        part_a.id as "partA", part_b.id as "partB",
        coalesce(issue.part_b_id = part_b.id and issue.part_a_id is not distinct from part_a.id, false) as "isIssued",
        not account.is_active as "hasLeft"
      from employee
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      left join form_16_part part_a on part_a.organisation_id = ${organisation} and part_a.financial_year = ${p.year}
        and part_a.employee_id = employee.id and part_a.part = 'A' and part_a.replaced_at is null
      left join form_16_part part_b on part_b.organisation_id = ${organisation} and part_b.financial_year = ${p.year}
        and part_b.employee_id = employee.id and part_b.part = 'B' and part_b.replaced_at is null
      left join form_16_issue issue on issue.organisation_id = ${organisation} and issue.financial_year = ${p.year}
        and issue.employee_id = employee.id and issue.replaced_at is null
      where employee.organisation_id = ${organisation}
        and (${p.employees}::jsonb is not null or part_a.id is not null or part_b.id is not null)
        and (${p.employees}::jsonb is null
          or employee.id in (select asked.employee::uuid from jsonb_array_elements_text(${p.employees}::jsonb) as asked (employee)))
      order by employee.code`.compile(db),
}))

interface Issues {
  year: string
  /** JSON of rows: `employee`, `part_a`, `part_b`. */
  people: string
  account: Id | null
  now: Instant
}

const issued = (people: string) => sql`
  jsonb_to_recordset(${people}::jsonb) as given (employee uuid, part_a uuid, part_b uuid)`

/** Ends the issues that new ones replace. */
export const endIssues = change(({ db, organisation }, p: Omit<Issues, 'account'>) => ({
  compile: () =>
    sql`
      update form_16_issue set replaced_at = ${p.now}
      where organisation_id = ${organisation} and financial_year = ${p.year} and replaced_at is null
        and employee_id in (select employee from ${issued(p.people)})`.compile(db),
}))

export const insertIssues = change(({ db, organisation }, p: Issues) => ({
  compile: () =>
    sql`
      insert into form_16_issue (organisation_id, employee_id, financial_year, part_a_id, part_b_id, issued_by, issued_at)
      select ${organisation}, employee, ${p.year}, part_a, part_b, ${p.account}, ${p.now}
      from ${issued(p.people)}
      returning 1`.compile(db),
}))

interface OwnCertificate {
  financialYear: string
  form: string
  issuedAt: Instant
  partA: Id | null
  partB: Id
  perquisites: string | null
}

export const ownCertificates = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<OwnCertificate>`
      select issue.financial_year as "financialYear", coalesce(part_b.content ->> 'form') as form, issue.issued_at as "issuedAt",
        issue.part_a_id as "partA", issue.part_b_id as "partB",
        part_b.content -> 'perquisites' ->> 'form' as perquisites
      from form_16_issue issue
      join form_16_part part_b on part_b.organisation_id = ${organisation} and part_b.id = issue.part_b_id
      where issue.organisation_id = ${organisation} and issue.employee_id = ${p.employee} and issue.replaced_at is null
      order by issue.financial_year desc`.compile(db),
}))
