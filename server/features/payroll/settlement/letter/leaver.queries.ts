import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { one } from '../../../../platform/database/statement.ts'
import { entityOf } from '../../../../platform/legal-entity/entity-of.sql.ts'

/** The recipient and the sender of a settlement letter. */
export interface LetterParties {
  name: string
  code: string
  designation: string
  department: string | null
  company: { name: string; legalName: string; address: Record<string, unknown>; logoKey: string | null }
}

export const letterParties = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<LetterParties>`
      select employee.name, employee.code, coalesce(nullif(account.designation, ''), role.name) as designation,
        department.name as department, jsonb_build_object('name', company.name,
          'legalName', coalesce(entity.legal_name, company.legal_name),
          'address', coalesce(entity.address, company.address), 'logoKey', company.logo_key) as company
      from employee
      join organisation company on company.id = ${organisation}
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      join role on role.organisation_id = ${organisation} and role.id = account.role_id
      left join legal_entity entity on entity.organisation_id = ${organisation} and entity.id =
        ${entityOf(organisation, sql`employee.id`, sql`left(coalesce(employee.left_on::text, '9999'), 7)`)}
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      where employee.organisation_id = ${organisation} and employee.id = ${p.employee}`.compile(db),
}))
