import { requestTypes, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { notifyEach } from '../notifications/index.ts'
import type { Written } from './request-type.ts'
import { active, insertRevisions, lockedActive, putRevised, type ActiveRow } from './active.queries.ts'
import { subject } from './tell.ts'

/** A pending or approved request, with its type's own fields. */
export type ActiveRequest<D, F> = Omit<ActiveRow, 'draft' | 'facts'> & Pick<Written<D, F>, 'draft' | 'facts'>

/**
 * The pending or approved requests of one type that overlap some days, of some employees or (null) of everyone.
 *
 * @param of.lock prevents deciding and cancelling until the transaction ends; take it before any lock on a person
 */
export async function activeRequests<D, F>(
  tx: Tx,
  type: RequestTypeName,
  of: { employees: Id[] | null; from: Day; to: Day; lock: boolean },
): Promise<ActiveRequest<D, F>[]> {
  const { lock, ...which } = of
  const rows = await (lock ? lockedActive : active)(tx, { ...which, type })
  // Drafts and facts were written by the same type that reads them here.
  return rows as ActiveRequest<D, F>[]
}

export interface Revision<F> {
  request: ActiveRequest<unknown, F>
  quantity: Sentence
  facts: F
  /** The new last day, if it changes. */
  endsOn?: Day
  /** The reason and the new quantity, for the history and the requester; null if no one needs to know. */
  note: Sentence | null
}

/** Changes the quantity of requests after submission, records why, and notifies the requesters. */
export async function reviseRequests<F>(tx: Tx, by: Id, revisions: readonly Revision<F>[]): Promise<void> {
  if (revisions.length === 0) return
  const revised = revisions.map(({ request, quantity: { text, values }, facts, endsOn = null }) => ({
    ...{ id: request._id, quantity: text, values, facts, endsOn },
  }))
  await putRevised(tx, { revised: JSON.stringify(revised), now: tx.now })
  const told = revisions.flatMap(({ request, note }) => (note === null ? [] : [{ request, note }]))
  if (told.length === 0) return
  const events = told.map(({ request, note }) => ({ id: request._id, note: note.text, values: note.values }))
  await insertRevisions(tx, { revised: JSON.stringify(events), account: by, now: tx.now })
  await notifyEach(
    tx,
    told.map(({ request, note }) => ({
      account: request.requesterAccount,
      type: requestTypes[request.type].notification,
      message: say`${subject(request)}: ${note}`,
      target: request._id,
    })),
  )
}
