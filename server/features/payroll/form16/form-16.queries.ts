import { sql } from 'kysely'
import type { Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { one, rows } from '../../../platform/database/statement.ts'
import { entityOf } from '../../../platform/legal-entity/entity-of.sql.ts'
import { latestRecords } from './latest-records.sql.ts'
import { presentIssues } from './present-issues.sql.ts'

interface Row {
  _id: Id
  employer: { _id: Id | null; name: string } | null
  name: string
  code: string
  department: string | null
  hasPan: boolean
  partA: { _id: Id; madeAt: Instant } | null
  partB: {
    _id: Id
    madeAt: Instant
    taxPaise: Paise
    tdsPaise: Paise
    isCurrent: boolean
    perquisites: string | null
  } | null
  issuedAt: Instant | null
  isIssuedWhole: boolean
}

interface Year {
  year: string
  from: Month
  to: Month
}

interface Filter extends Year {
  search?: string | undefined
  show?: 'noPan' | 'noPartA' | 'noPartB' | 'outdated' | 'notIssued' | 'issued' | undefined
}

/**
 * Everyone with a locked payslip of the year or pay from before the first run here, and the progress of their certificate from each legal
 * entity that paid them.
 */
const peopleOf = (organisation: string, p: Year) => sql`
  select employee.id, employee.name, employee.code, employee.department_id, paid.entity,
    personal.pan_digest is not null as has_pan, part_a.id as part_a, part_a.made_at as a_at, part_b.id as part_b,
    part_b.made_at as b_at, (part_b.content ->> 'taxPaise')::bigint as tax, (part_b.content ->> 'tdsPaise')::bigint as tds,
    part_b.content -> 'perquisites' ->> 'form' as perquisites,
    part_b.made_at >= greatest(paid.locked_at, declared.at) as is_current, issue.issued_at,
    issue.part_b_id is not distinct from part_b.id and issue.part_a_id is not distinct from part_a.id as is_whole
  from (
    select coalesce(latest.id, locked.employee_id) as employee_id, entity, max(at) as locked_at from (
      select slip.employee_id, slip.legal_entity_id as entity, run.approved_at as at
      from payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      where slip.organisation_id = ${organisation} and run.paid_in between ${p.from} and ${p.to}
        and run.state in ('approved', 'paid')
      union all
      select opening.employee_id, ${entityOf(organisation, sql`opening.employee_id`, sql`opening.month`)}, entry.written_at
      from opening_pay_month opening
      join opening_pay entry on entry.organisation_id = ${organisation} and entry.id = opening.opening_id
      where opening.organisation_id = ${organisation} and opening.paid_in between ${p.from} and ${p.to}
    ) locked
    left join ${latestRecords(organisation, p)} latest on latest.record = locked.employee_id
    group by 1, entity
  ) paid
  join employee on employee.organisation_id = ${organisation} and employee.id = paid.employee_id
  left join employee_personal personal on personal.organisation_id = ${organisation}
    and personal.employee_id = paid.employee_id
  left join (
    select employee_id, max(at) as at from (
      select employee_id, written_at as at from tax_item
      where organisation_id = ${organisation} and financial_year = ${p.year}
      union all
      select employee_id, chosen_at from tax_regime_choice
      where organisation_id = ${organisation} and financial_year = ${p.year}
    ) written group by employee_id
  ) declared on declared.employee_id = paid.employee_id
  left join form_16_part part_a on part_a.organisation_id = ${organisation} and part_a.financial_year = ${p.year}
    and part_a.employee_id = paid.employee_id and part_a.part = 'A' and part_a.replaced_at is null
    and part_a.legal_entity_id is not distinct from paid.entity
  left join form_16_part part_b on part_b.organisation_id = ${organisation} and part_b.financial_year = ${p.year}
    and part_b.employee_id = paid.employee_id and part_b.part = 'B' and part_b.replaced_at is null
    and part_b.legal_entity_id is not distinct from paid.entity
  left join ${presentIssues(organisation, p.year)} issue on issue.employee_id = paid.employee_id and issue.entity is not distinct from paid.entity`

export const certificatePage = pageOf<Row, Filter, 'name' | 'issuedAt' | 'tds'>({
  sortable: { name: 'lower(name)', issuedAt: 'issued_at', tds: 'tds' },
  matching: ({ organisation }, p) => sql`
    select * from (${peopleOf(organisation, p)}) of_year
    where ${contains(sql`name || ' ' || code`, p.search)}
      and case ${p.show}::text
        when 'noPan' then not has_pan
        when 'noPartA' then part_a is null
        when 'noPartB' then part_b is null
        when 'outdated' then not is_current
        when 'notIssued' then issued_at is null or not is_whole
        when 'issued' then issued_at is not null
        else true
      end`,
  rows: ({ organisation }) => sql`
    select page.n, page.id as "_id", case when exists (select from legal_entity where organisation_id = ${organisation})
        then jsonb_build_object('_id', page.entity, 'name', coalesce(entity.name, own.name)) end as employer, page.name, page.code, department.name as department, has_pan as "hasPan",
      case when part_a is not null then jsonb_build_object('_id', part_a, 'madeAt', ${instant('a_at')}) end as "partA",
      case when part_b is not null then jsonb_build_object('_id', part_b, 'madeAt', ${instant('b_at')}, 'taxPaise', tax,
        'tdsPaise', tds, 'isCurrent', is_current, 'perquisites', perquisites) end as "partB",
      issued_at as "issuedAt", issued_at is not null and is_whole as "isIssuedWhole"
    from page
    left join department on department.organisation_id = ${organisation} and department.id = page.department_id
    left join legal_entity entity on entity.organisation_id = ${organisation} and entity.id = page.entity
    join organisation own on own.id = ${organisation}`,
})

function instant(column: string) {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** People: who has certificates of several employers counts once, as far as all of them are. */
interface Counts {
  people: number
  withoutPan: number
  withPartA: number
  withPartB: number
  outdated: number
  issued: number
}

export const certificateCounts = one(({ db, organisation }, p: Year) => ({
  compile: () =>
    sql<Counts>`
      select count(*) as people, count(*) filter (where not has_pan) as "withoutPan",
        count(*) filter (where with_part_a) as "withPartA", count(*) filter (where with_part_b) as "withPartB",
        count(*) filter (where outdated) as outdated, count(*) filter (where issued) as issued
      from (
        select has_pan, bool_and(part_a is not null) as with_part_a, bool_and(part_b is not null) as with_part_b,
          bool_or(not is_current) as outdated, bool_and(issued_at is not null and is_whole) as issued
        from (${peopleOf(organisation, p)}) of_year
        group by id, has_pan
      ) person`.compile(db),
}))

/** The legal entities that paid each employee of a year; null is the organisation itself. */
export const employersInYear = rows(({ db, organisation }, p: Year) => ({
  compile: () =>
    sql<{
      employee: Id
      entity: Id | null
    }>`select id as employee, entity from (${peopleOf(organisation, p)}) of_year`.compile(db),
}))

/** Everyone whom a legal entity paid in a year, as on their last payslip of it; null is the organisation itself. */
export const paidBy = rows(({ db, organisation }, p: Year & { entity: Id | null }) => ({
  compile: () =>
    sql<{ code: string; name: string }>`
      select code, coalesce(last.name, of_year.name) as name
      from (${peopleOf(organisation, p)}) of_year
      left join lateral (
        select slip.person ->> 'name' as name from payslip slip
        join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
        where slip.organisation_id = ${organisation} and slip.employee_id = of_year.id
          and run.paid_in between ${p.from} and ${p.to} and run.state in ('approved', 'paid')
        order by slip.month desc, slip.id desc limit 1
      ) last on true
      where entity is not distinct from ${p.entity} order by code`.compile(db),
}))
