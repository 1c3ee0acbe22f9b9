import { sql } from 'kysely'
import type { Id, Instant, Paise } from '@muster/contract/values.ts'
import { change } from '../../platform/database/statement.ts'
import type { Outcome } from './step/step.queries.ts'

interface NewState {
  id: Id
  state: string
  cancellationRequestedAt: Instant | null
  decidedAt: Instant | null
  /** The amount approved. */
  approved: Paise | null
  now: Instant
}

export const putState = change(({ db, organisation }, p: NewState) =>
  db
    .updateTable('request')
    .set({
      state: p.state,
      cancellation_requested_at: p.cancellationRequestedAt,
      decided_at: p.decidedAt,
      approved_paise: p.approved,
      updated_at: p.now,
    })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

interface Finish extends NewState {
  outcome: Outcome
  by: Id | null
  onBehalfOf: Id | null
  event: Id
  kind: string
  note: string | null
  /** JSON; null for a note that a person wrote. */
  noteValues: string | null
  /** JSON of the lines that were reduced. */
  lines: string | null
  amount: Paise | null
}

/** Ends the open step, if any, sets the resulting state, and adds it to the history. */
export const finishRequest = change(({ db, organisation }, p: Finish) => ({
  compile: () =>
    sql`
      with ended as (
        update request_step set outcome = ${p.outcome}, ended_at = ${p.now}, ended_by = ${p.by}::uuid,
          on_behalf_of = ${p.onBehalfOf}::uuid
        where organisation_id = ${organisation} and request_id = ${p.id} and outcome is null
      ),
      said as (
        insert into request_event (organisation_id, id, request_id, kind, account_id, on_behalf_of, note, note_values, amount_paise, lines, at)
        values (${organisation}, ${p.event}, ${p.id}, ${p.kind}, ${p.by}::uuid, ${p.onBehalfOf}::uuid, ${p.note}::text, ${p.noteValues}::jsonb,
          ${p.amount}::bigint, ${p.lines}::jsonb, ${p.now})
      )
      update request set state = ${p.state}, cancellation_requested_at = ${p.cancellationRequestedAt}::timestamptz,
        decided_at = ${p.decidedAt}::timestamptz, approved_paise = ${p.approved}::bigint, updated_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

/** For a request that passes to the next level. */
export const putApproved = change(({ db, organisation }, p: { id: Id; approved: Paise; now: Instant }) =>
  db
    .updateTable('request')
    .set({ approved_paise: p.approved, updated_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)
