import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change } from '../../../../platform/database/statement.ts'

export type Stage = 'approved' | 'paid'

export type VoidCause = 'reopened' | 'notPaid' | 'reversed' | 'replaced'

interface Voided {
  run: Id
  /** Null: either kind. */
  stage: Stage | null
  cause: VoidCause
  reason: string
  account: Id | null
  now: Instant
}

/** Voids the certificates of a run that are still valid. */
export const insertVoids = change(({ db, organisation }, p: Voided) => ({
  compile: () =>
    sql`
      insert into pay_run_certificate_void (organisation_id, certificate_id, cause, reason, voided_by, voided_at)
      select ${organisation}, id, ${p.cause}, ${p.reason}, ${p.account}, ${p.now}::timestamptz
      from pay_run_certificate
      where organisation_id = ${organisation} and run_id = ${p.run} and (${p.stage}::text is null or stage = ${p.stage}::text)
      on conflict do nothing
      returning 1`.compile(db),
}))
