import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { conflict, forbidden } from '../../platform/problem.ts'
import { record } from './history/history.ts'
import type { AnyRequestType } from './request-type.ts'
import type { SeenRequest } from './request.queries.ts'
import { alreadyDone, requestForUpdate } from './see.ts'
import { putState } from './state.queries.ts'
import { open } from './step/begin-level.ts'
import { endStep } from './step/step.queries.ts'
import { cancellationApprover } from './submit.ts'
import { subject, tellApprovers } from './tell.ts'
import { written } from './written.ts'

/** Withdraws one's own pending request, or requests cancellation of an approved one that has not begun. */
export async function cancel(
  tx: Tx,
  actor: Actor,
  type: AnyRequestType,
  id: Id,
  note: string | undefined,
): Promise<{ state: 'cancelled' | 'cancellationRequested' }> {
  const request = await requestForUpdate(tx, actor, type.name, id)
  if (!request.isMine) throw forbidden(say`Only the requester can cancel a request.`)
  const refusal = await whyNotCancel(tx, type, request)
  if (refusal !== null) throw conflict(refusal)
  const { name } = request.requester
  if (request.state === 'pending') {
    await tellApprovers(tx, request, say`${name} cancelled the request: ${subject(request)}`)
    await endStep(tx, { request: id, outcome: 'withdrawn', by: actor.account, onBehalfOf: null, now: tx.now })
    await putState(tx, {
      id,
      state: 'cancelled',
      cancellationRequestedAt: null,
      decidedAt: tx.now,
      approved: null,
      now: tx.now,
    })
    await record(tx, id, { kind: 'cancelled', account: actor.account, note })
    await type.undone(tx, await written<never, never>(tx, request))
    const { startsOn, endsOn, requester } = request
    const of = { type: type.name, id, employee: requester._id, days: { startsOn, endsOn } }
    await tx.happened({ what: 'request', step: 'withdrawn', ...of })
    return { state: 'cancelled' }
  }
  const requester = request.requester._id
  const assignee = await cancellationApprover(tx, { type: type.name, requester })
  await open(tx, { _id: id, requester }, { assignee, purpose: 'cancellation' })
  const { decidedAt, approved } = request
  await putState(tx, { id, state: 'approved', cancellationRequestedAt: tx.now, decidedAt, approved, now: tx.now })
  await record(tx, id, { kind: 'cancellationRequested', account: actor.account, note })
  await tellApprovers(tx, request, say`${name} requested to cancel: ${subject(request)}`)
  return { state: 'cancellationRequested' }
}

/** Why its requester cannot withdraw it (while pending) or request its cancellation (once approved); null if they can. */
export async function whyNotCancel(
  tx: Tx,
  type: Pick<AnyRequestType, 'mayWithdraw'>,
  request: SeenRequest,
): Promise<Sentence | null> {
  if (request.isCancelling) return say`You have already requested cancellation.`
  if (request.state === 'pending') return null
  if (request.state !== 'approved') return alreadyDone[request.state]
  return type.mayWithdraw(tx, await written<never, never>(tx, request))
}
