import { requestTypes } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { conflict, forbidden } from '../../platform/problem.ts'
import { record } from './history/history.ts'
import type { AnyRequestType } from './request-type.ts'
import { putState } from './request.queries.ts'
import { hold, mayCancel, written } from './see.ts'
import { open } from './step/begin-level.ts'
import { endStep } from './step/step.queries.ts'
import { cancellationApprover } from './submit.ts'
import { subject, tellApprovers } from './tell.ts'

/** Takes one's own waiting request back, or asks the approver to cancel an approved one that has not begun. */
export async function cancel(
  tx: Tx,
  actor: Actor,
  type: AnyRequestType,
  id: Id,
  note: string | undefined,
): Promise<{ state: 'cancelled' | 'cancelAsked' }> {
  const request = await hold(tx, actor, type.name, id)
  if (!request.isMine) throw forbidden('Only the person who asked can cancel a request.')
  if (!mayCancel(tx, request)) throw conflict(whyNot(request))
  const { name } = request.requester
  if (request.state === 'pending') {
    await tellApprovers(tx, request, `${name} cancelled the request: ${subject(request)}`)
    await endStep(tx, { request: id, outcome: 'withdrawn', by: actor.account, onBehalfOf: null, now: tx.now })
    await putState(tx, { id, state: 'cancelled', cancelAskedAt: null, decidedAt: tx.now, now: tx.now })
    await record(tx, id, { kind: 'cancelled', account: actor.account, note })
    await type.undone(tx, written<never, never>(request))
    return { state: 'cancelled' }
  }
  const requester = request.requester._id
  const assignee = await cancellationApprover(tx, { type: type.name, requester })
  await open(tx, { _id: id, requester }, { assignee, purpose: 'cancellation' })
  await putState(tx, { id, state: 'approved', cancelAskedAt: tx.now, decidedAt: request.decidedAt, now: tx.now })
  await record(tx, id, { kind: 'cancelAsked', account: actor.account, note })
  await tellApprovers(tx, request, `${name} asks to cancel: ${subject(request)}`)
  return { state: 'cancelAsked' }
}

function whyNot({
  type,
  state,
  isCancelling,
}: {
  type: keyof typeof requestTypes
  state: string
  isCancelling: boolean
}) {
  const { noun } = requestTypes[type]
  if (isCancelling) return `You have already asked to cancel this ${noun}.`
  return state === 'approved'
    ? `This ${noun} has begun and can no longer be cancelled. Ask your approver or HR.`
    : `This ${noun} was already ${state}.`
}
