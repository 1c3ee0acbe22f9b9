import { sql } from 'kysely'
import { globally } from '../../platform/database/statement.ts'
import { fillDemoCompany } from './demo-company.ts'
import { whileFilling } from './filling.ts'

/** Has nobody signed up here yet? */
export const somebody = globally.one(({ db }, _: object) => ({
  compile: () =>
    sql<{ is_there: boolean }>`
      select exists (select 1 from sign_in_directory) or exists (select 1 from sign_up) as is_there`.compile(db),
}))

/** Fills in the demo company. It can be signed in to only when it is whole, so a start that is cut short begins anew. */
export function fillEmpty(parts: Parameters<typeof whileFilling>[0]): Promise<void> {
  return whileFilling(parts, fillDemoCompany)
}
