import { sql } from 'kysely'
import type { Id, Instant, Month } from '@muster/contract/values.ts'
import { change } from '../../../platform/database/statement.ts'

interface NewRun {
  id: Id
  month: Month
  /** JSON. */
  config: string
  account: Id
  now: Instant
}

/** A run of one employee, locked from the start. */
export const insertSettlementRun = change(({ db, organisation }, p: NewRun) => ({
  compile: () =>
    sql`
      insert into pay_run (organisation_id, id, month, kind, state, config, total, done, started_by, started_at, progress_at,
        calculated_at, approved_by, approved_at)
      values (${organisation}, ${p.id}, ${p.month}, 'settlement', 'approved', ${p.config}::jsonb, 1, 1, ${p.account}, ${p.now},
        ${p.now}, ${p.now}, ${p.account}, ${p.now})`.compile(db),
}))
