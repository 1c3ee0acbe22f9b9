import { sql } from 'kysely'
import type { Id, Instant, Month } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

export interface Told {
  /** Null for the organisation itself. */
  entity: Id | null
  kind: string
  state: string
  period: Month
  stage: string
}

/** Records reminders of the organisation itself, and returns those not sent before. `reminders`: JSON of `Told[]`. */
export const noteTold = rows(({ db, organisation }, p: { reminders: string; now: Instant }) => ({
  compile: () =>
    sql<Told>`
      insert into compliance_reminder (organisation_id, kind, state, period, stage, told_at)
      select ${organisation}, kind, state, period, stage, ${p.now}::timestamptz
      from jsonb_to_recordset(${p.reminders}::jsonb) as told (entity uuid, kind text, state text, period text, stage text)
      where entity is null
      on conflict do nothing
      returning null::uuid as entity, kind, state, period, stage`.compile(db),
}))

/** Like `noteTold`, for the other legal entities. */
export const noteEntitiesTold = rows(({ db, organisation }, p: { reminders: string; now: Instant }) => ({
  compile: () =>
    sql<Told>`
      insert into legal_entity_reminder (organisation_id, legal_entity_id, kind, state, period, stage, told_at)
      select ${organisation}, entity, kind, state, period, stage, ${p.now}::timestamptz
      from jsonb_to_recordset(${p.reminders}::jsonb) as told (entity uuid, kind text, state text, period text, stage text)
      where entity is not null
      on conflict do nothing
      returning legal_entity_id as entity, kind, state, period, stage`.compile(db),
}))
