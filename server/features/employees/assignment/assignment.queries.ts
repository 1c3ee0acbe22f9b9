import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

export const namesOf = rows(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql<{ id: Id; name: string }>`
      select id, name from employee where organisation_id = ${organisation} and id = any(${p.ids}::uuid[])`.compile(db),
}))
