import { sql } from 'kysely'
import type { Day, Id, Paise } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'
import type { Item } from '../tax/index.ts'

/** What decides a person's category in the statement. */
export const salaryPeople = rows(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql<{ employee: Id; birthDate: Day | null; gender: string | null }>`
      select employee_id as employee, birth_date as "birthDate", gender from employee_personal
      where organisation_id = ${organisation} and employee_id = any(${p.employees}::uuid[])`.compile(db),
}))

export interface DeclaredParty {
  employee: Id
  /** Its PANs are encrypted. */
  details: Item['details']
  acceptedPaise: Paise
}

/** The rents and houses of a year that payroll accepted. */
export const declaredParties = rows(({ db, organisation }, p: { year: string }) => ({
  compile: () =>
    sql<DeclaredParty>`
      select employee_id as employee, details, coalesce(accepted_paise, 0)::bigint as "acceptedPaise" from tax_item
      where organisation_id = ${organisation} and financial_year = ${p.year} and replaced_at is null and state = 'accepted'
        and section in ('rent', 'ownHouse', 'letHouse')
      order by employee_id, item_id`.compile(db),
}))
