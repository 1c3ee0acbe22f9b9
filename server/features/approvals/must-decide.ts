import { entryOf } from '@muster/contract/request-types.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { addedBy } from '../../platform/access/access.queries.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { conflict, forbidden } from '../../platform/problem.ts'
import { eventsOf } from './history/history.queries.ts'
import type { SeenRequest } from './request.queries.ts'
import { alreadyDone } from './see.ts'

/** 403 or 409 with the reason, unless the request is pending with this actor. */
export async function mustDecide(tx: Tx, actor: Actor, request: SeenRequest): Promise<void> {
  if (request.isMine) throw forbidden(say`You can't approve or reject your own request.`)
  if (request.assignee === null) throw conflict(await whatHappened(tx, request))
  if (request.hasApproved)
    throw forbidden(say`You approved an earlier level of this request. Another person decides this one.`)
  if (!request.mayDecide) throw forbidden(say`This request is pending with ${request.assignee.name}.`)
  const { requester, requesterAccount } = request
  if (actor.employee === null || !entryOf(request.type).hasMoney) return
  if ((await addedBy(tx, { employee: actor.employee, by: requesterAccount, now: tx.now })).length > 0)
    throw forbidden(say`${requester.name} added you in the last 30 days. Another person decides this request.`)
}

async function whatHappened(tx: Tx, request: SeenRequest): Promise<Sentence> {
  const last = (await eventsOf(tx, { id: request._id })).findLast(({ kind }) => kind !== 'noted' && kind !== 'revised')
  return last ? alreadyBy[request.state](last.by.name) : alreadyDone[request.state]
}

const alreadyBy: Record<SeenRequest['state'], (name: string) => Sentence> = {
  pending: (name) => say`This request was already decided by ${name}.`,
  approved: (name) => say`This request was already approved by ${name}.`,
  rejected: (name) => say`This request was already rejected by ${name}.`,
  cancelled: (name) => say`This request was already cancelled by ${name}.`,
}
