import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

export interface Choice {
  kind: 'department' | 'role' | 'location' | 'shift'
  id: Id
  name: string
  isAdmin: boolean
  permissions: string[]
}

/** What a row of a file can name. */
export const importChoices = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Choice>`
      select 'department' as kind, id, name, false as "isAdmin", '{}'::text[] as permissions
      from department where organisation_id = ${organisation}
      union all
      select 'role', id, name, is_admin, permissions from role where organisation_id = ${organisation}
      union all
      select 'location', id, name, false, '{}'::text[] from location where organisation_id = ${organisation}
      union all
      select 'shift', id, name, false, '{}'::text[] from shift where organisation_id = ${organisation}`.compile(db),
}))

/** Who has one of these employee IDs or addresses; all in small letters. */
export const knownPeople = rows(({ db, organisation }, p: { codes: string[]; emails: string[] }) => ({
  compile: () =>
    sql<{ id: Id | null; code: string | null; status: string | null; name: string; email: string }>`
      select employee.id, employee.code, employee.status, account.name, account.email
      from account
      left join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
      where account.organisation_id = ${organisation}
        and (lower(employee.code) = any(${p.codes}::text[]) or account.email = any(${p.emails}::text[]))`.compile(db),
}))
