import { requestTypes } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { conflict, forbidden } from '../../platform/problem.ts'
import { assigneeColumns, assigneeFor } from './ask.ts'
import { record } from './history.ts'
import type { RequestType } from './request-type.ts'
import { putAssignee, putState } from './request.queries.ts'
import { hold, mayCancel, written } from './see.ts'
import { subject, tellApprovers } from './tell.ts'

/** Takes one's own waiting request back, or asks the approver to cancel an approved one that has not begun. */
export async function cancel<D extends object, F extends object, X>(
  tx: Tx,
  actor: Actor,
  type: RequestType<D, F, X>,
  id: Id,
  note: string | undefined,
): Promise<{ state: 'cancelled' | 'cancelAsked' }> {
  const request = await hold(tx, actor, type.name, id)
  if (!request.isMine) throw forbidden('Only the person who asked can cancel a request.')
  if (!mayCancel(tx, request)) throw conflict(whyNot(request))
  const { name } = request.requester
  if (request.state === 'pending') {
    await tellApprovers(tx, request, `${name} cancelled the request: ${subject(request)}`)
    await putState(tx, { id, state: 'cancelled', cancelAskedAt: null, decidedAt: tx.now, now: tx.now })
    await record(tx, id, { kind: 'cancelled', account: actor.account, note })
    await type.undone(tx, written(request))
    return { state: 'cancelled' }
  }
  // Whoever decided it may have left since.
  const assignee = await assigneeFor(tx, type.name, request.requester._id)
  const { assigneeAccount: account, assigneeRole: role } = assigneeColumns(assignee)
  await putAssignee(tx, { id, account, role, forwardedBy: null, now: tx.now })
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
