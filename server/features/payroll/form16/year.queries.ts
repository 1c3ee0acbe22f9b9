import { sql } from 'kysely'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import type { MonthFacts } from '@muster/engine/payroll/payslip/facts.ts'
import { one, rows } from '../../../platform/database/statement.ts'
import type { PersonFacts } from '../payslip/person-facts.ts'
import { latestRecords } from './latest-records.sql.ts'
import { entityOf } from '../../../platform/legal-entity/entity-of.sql.ts'

/** One document of a month: a payslip or a reversal. */
export interface PaidMonth {
  /** Of the payment. */
  month: Month
  workedIn: Month
  /** The legal entity that paid it; null for the organisation itself. */
  entity: Id | null
  pt: MonthFacts['pt']
  tax: MonthFacts['tax']
}

export interface PaidYear {
  employee: Id
  /** As the last payslip of the year names the employee, or as known today if all was paid before the first run here. */
  person: Pick<PersonFacts, 'name' | 'code' | 'designation' | 'joinedOn' | 'leftOn'>
  /** In the order in which they were worked. */
  months: PaidMonth[]
}

interface Piece {
  from: Month
  to: Month
  /** JSON of the employee ids requested; null for everyone. */
  employees: string | null
  /** The last employee of the previous piece. */
  after: Id | null
  limit: number
  /** Only employees whom this legal entity paid; null for all. */
  entity: Id | 'own' | null
}

/**
 * Pay of people in the locked months of a year and before the first run here, one piece at a time; of all employments of a person. With a
 * legal entity also what others paid its people: its certificate takes it into account.
 */
export const paidYears = rows(({ db, organisation }, p: Piece) => ({
  compile: () =>
    sql<PaidYear>`
      select employee_id as employee, coalesce(jsonb_agg(person order by month, id) -> -1) as person,
        jsonb_agg(jsonb_build_object('month', paid_in, 'workedIn', month, 'entity', legal_entity_id, 'pt', facts -> 'pt',
          'tax', facts -> 'tax') order by month, id) as months
      from (
        select coalesce(coalesce(latest.id, whole.employee_id)) as employee_id, whole.month, whole.id, whole.facts, whole.paid_in,
          whole.legal_entity_id, case when latest.id is null then coalesce(whole.person)
            else whole.person || jsonb_build_object('joinedOn', latest.joined_on) end as person
        from (
        select slip.employee_id, slip.month, slip.id, slip.person, slip.facts, run.paid_in, slip.legal_entity_id
        from payslip slip
        join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
        where slip.organisation_id = ${organisation} and run.paid_in between ${p.from} and ${p.to}
          and run.state in ('approved', 'paid') and slip.facts ? 'tax'
        union all
        select opening.employee_id, opening.month, opening.opening_id, jsonb_build_object('name', employee.name,
            'code', employee.code, 'designation', coalesce(nullif(account.designation, ''), role.name),
            'joinedOn', employee.joined_on, 'leftOn', employee.left_on),
          opening.facts, opening.paid_in, ${entityOf(organisation, sql`opening.employee_id`, sql`opening.month`)}
        from opening_pay_month opening
        join employee on employee.organisation_id = ${organisation} and employee.id = opening.employee_id
        join account on account.organisation_id = ${organisation} and account.id = employee.account_id
        join role on role.organisation_id = ${organisation} and role.id = account.role_id
        where opening.organisation_id = ${organisation} and opening.paid_in between ${p.from} and ${p.to}
        ) whole
        left join ${latestRecords(organisation, p)} latest on latest.record = whole.employee_id
      ) paid
      where (${p.after}::uuid is null or employee_id > ${p.after})
        and (${p.employees}::jsonb is null
          or employee_id in (select asked.employee::uuid from jsonb_array_elements_text(${p.employees}::jsonb) as asked (employee)))
      group by employee_id
      having ${p.entity}::text is null or bool_or(coalesce(legal_entity_id::text, 'own') = ${p.entity})
      order by employee_id limit ${p.limit}::bigint`.compile(db),
}))

/** Accepted amounts of tax collected at source, which the certificate shows apart from tax deducted by others. */
export const collectedElsewhere = rows(({ db, organisation }, p: { year: string }) => ({
  compile: () =>
    sql<{ employee: Id; amountPaise: Paise }>`
      select employee_id as employee, coalesce(sum(accepted_paise), 0)::bigint as "amountPaise" from tax_item
      where organisation_id = ${organisation} and financial_year = ${p.year} and replaced_at is null
        and state = 'accepted' and section = 'otherTax' and details ->> 'type' = 'tcs'
      group by employee_id`.compile(db),
}))

export interface Employer {
  name: string
  legalName: string
  address: Record<string, unknown>
  pan: string | null
  gstin: string | null
}

export const employer = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Employer>`
      select name, legal_name as "legalName", address, pan, gstin from organisation where id = ${organisation}`.compile(
      db,
    ),
}))

/** Months of a year with locked payroll. */
export const lockedMonths = rows(({ db, organisation }, p: { from: Month; to: Month }) => ({
  compile: () =>
    sql<{ month: Month }>`
      select paid_in as month from pay_run
      where organisation_id = ${organisation} and kind = 'regular' and paid_in between ${p.from} and ${p.to}
        and state in ('approved', 'paid')
      order by paid_in`.compile(db),
}))

export interface PanHolder {
  employee: Id
  name: string
  code: string
}

/** Everyone employed in a year, by the latest employment. */
export const employedIn = rows(({ db, organisation }, p: { first: Day; last: Day }) => ({
  compile: () =>
    sql<PanHolder>`
      select id as employee, name, code from employee
      where organisation_id = ${organisation} and joined_on <= ${p.last} and (left_on is null or left_on >= ${p.first})
        and not exists (select from employee again where again.organisation_id = ${organisation} and again.person_id <> again.id
          and again.person_id = employee.person_id and again.joined_on > employee.joined_on and again.joined_on <= ${p.last})`.compile(
      db,
    ),
}))
