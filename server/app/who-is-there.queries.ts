import { sql } from 'kysely'
import { globally } from '../platform/database/statement.ts'
import { demoDomain } from './demo-sign-ins.ts'

interface Present {
  /** Someone signed up here, or an invented company was filled in. */
  somebody: boolean
  demo: boolean
}

export const whoIsThere = globally.one(({ db }, _: object) => ({
  compile: () =>
    sql<Present>`
      select exists (select 1 from sign_in_directory) or exists (select 1 from sign_up) as somebody,
        exists (select 1 from sign_in_directory where email = ${`admin@${demoDomain}`}) as demo`.compile(db),
}))
