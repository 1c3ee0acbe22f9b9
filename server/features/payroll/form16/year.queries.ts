import { sql } from 'kysely'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import type { MonthFacts } from '@muster/engine/payroll/payslip/facts.ts'
import { one, rows } from '../../../platform/database/statement.ts'
import type { PersonFacts } from '../pay-run/inputs/inputs.queries.ts'

/** One document of a month: a payslip, or one that takes it back. */
export interface PaidMonth {
  month: Month
  pt: MonthFacts['pt']
  tax: MonthFacts['tax']
}

export interface PaidYear {
  employee: Id
  /** As the last payslip of the year names the person. */
  person: PersonFacts
  months: PaidMonth[]
}

interface Piece {
  from: Month
  to: Month
  /** JSON of the ids of those who are asked for; null for everybody. */
  employees: string | null
  /** The last employee of the piece before. */
  after: Id | null
  limit: number
}

/** What people were paid in the locked months of a year, a piece of them at a time. */
export const paidYears = rows(({ db, organisation }, p: Piece) => ({
  compile: () =>
    sql<PaidYear>`
      select slip.employee_id as employee,
        coalesce(jsonb_agg(slip.person order by slip.month, slip.id) -> -1) as person,
        jsonb_agg(jsonb_build_object('month', run.paid_in, 'pt', slip.facts -> 'pt', 'tax', slip.facts -> 'tax')
          order by slip.month, slip.id) as months
      from payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      where slip.organisation_id = ${organisation} and run.paid_in between ${p.from} and ${p.to}
        and run.state in ('approved', 'paid') and slip.facts ? 'tax'
        and (${p.after}::uuid is null or slip.employee_id > ${p.after})
        and (${p.employees}::jsonb is null
          or slip.employee_id in (select asked.employee::uuid from jsonb_array_elements_text(${p.employees}::jsonb) as asked (employee)))
      group by slip.employee_id order by slip.employee_id limit ${p.limit}::bigint`.compile(db),
}))

/** Accepted amounts of tax that others collected, which the certificate shows apart from tax that others deducted. */
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
}

export const employer = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Employer>`
      select name, legal_name as "legalName", address, pan from organisation where id = ${organisation}`.compile(db),
}))

/** Months of a year whose pay is locked. */
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

/** Everybody who was employed in a year. */
export const employedIn = rows(({ db, organisation }, p: { first: Day; last: Day }) => ({
  compile: () =>
    sql<PanHolder>`
      select id as employee, name, code from employee
      where organisation_id = ${organisation} and joined_on <= ${p.last} and (left_on is null or left_on >= ${p.first})`.compile(
      db,
    ),
}))
