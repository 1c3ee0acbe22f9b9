import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

/** The months of these pay runs, which are how people refer to them. */
export const runMonths = rows(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql<{ id: Id; month: string }>`
      select id, month from pay_run where organisation_id = ${organisation} and id = any(${p.ids}::uuid[])`.compile(db),
}))
