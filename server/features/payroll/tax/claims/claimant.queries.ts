import { sql } from 'kysely'
import type { Id, Month } from '@muster/contract/values.ts'
import { one } from '../../../../platform/database/statement.ts'
import { entityOf } from '../../../../platform/legal-entity/entity-of.sql.ts'

/** The person as printed on a statement of claims. */
export interface Claimant {
  name: string
  code: string
  designation: string
  /** '' if not known. */
  fatherName: string
  address: Record<string, unknown>
  company: string
}

/** The person's details as of a month. */
export const claimant = one(({ db, organisation }, p: { employee: Id; month: Month }) => ({
  compile: () =>
    sql<Claimant>`
      select employee.name, employee.code, coalesce(nullif(account.designation, ''), role.name) as designation,
        coalesce((
          select case when value ->> 'relation' = 'father' then value ->> 'relativeName' end from employee_statutory
          where organisation_id = ${organisation} and employee_id = employee.id and from_month <= ${p.month}
          order by from_month desc, n desc limit 1
        ), '') as "fatherName", coalesce(personal.current_address, '{}') as address,
        coalesce(entity.legal_name, nullif(company.legal_name, ''), company.name) as company
      from employee
      join organisation company on company.id = ${organisation}
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      join role on role.organisation_id = ${organisation} and role.id = account.role_id
      left join legal_entity entity on entity.organisation_id = ${organisation}
        and entity.id = ${entityOf(organisation, sql`employee.id`, sql`${p.month}::text`)}
      left join employee_personal personal
        on personal.organisation_id = ${organisation} and personal.employee_id = employee.id
      where employee.organisation_id = ${organisation} and employee.id = ${p.employee}`.compile(db),
}))
