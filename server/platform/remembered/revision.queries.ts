import { sql } from 'kysely'
import { one } from '../database/statement.ts'

/** Increases with each commit that changed settings; null if this transaction has changed some itself. */
export const settingsRevision = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ revision: number | null }>`
      select case when coalesce(current_setting('app.settings_changed', true), '') = '' then coalesce((
        select revision from settings_revision where organisation_id = ${organisation}
      ), 0) end as revision`.compile(db),
}))
