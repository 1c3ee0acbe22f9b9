import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'

export const subjectOf = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ name: string; account: Id }>`
      select name, account_id as account from employee
      where organisation_id = ${organisation} and id = ${p.employee}`.compile(db),
}))
