import { requestTypes } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { newId } from '../../platform/id.ts'
import { forbidden, refused } from '../../platform/problem.ts'
import { firstAssignee, lockRequester, requesterOf, roleOfAccount, type Assignee } from './assignee.queries.ts'
import { record } from './history.ts'
import type { Requester, RequestType } from './request-type.ts'
import { insertRequest } from './request.queries.ts'
import { subject, tellApprovers } from './tell.ts'

/** Writes a request and hands it to its first approver. */
export async function ask<D extends object, F extends object, X>(
  tx: Tx,
  actor: Actor,
  type: RequestType<D, F, X>,
  draft: D,
): Promise<{ _id: Id }> {
  const requester = await requesterBehind(tx, actor)
  await lockRequester(tx, { employee: requester.employee })
  const { amount = null, ...outline } = await type.check(tx, requester, draft)
  const assignee = await assigneeFor(tx, type.name, requester.employee)
  if (actor.isAdmin && assignee.kind === 'role' && assignee._id === (await roleOfAccount(tx, actor))?._id)
    throw refused('No one else can approve your request. Add a colleague with the HR role first.')
  const id = newId()
  await insertRequest(tx, {
    ...outline,
    id,
    type: type.name,
    requester: requester.employee,
    ...assigneeColumns(assignee),
    amount,
    draft: JSON.stringify(draft),
    facts: JSON.stringify(outline.facts),
    now: tx.now,
  })
  await record(tx, id, { kind: 'asked', account: actor.account })
  await type.asked(tx, {
    ...outline,
    amount,
    _id: id,
    draft,
    requester: requester.employee,
    requesterAccount: requester.account,
    requesterName: requester.name,
  })
  const request = { ...outline, _id: id, type: type.name }
  await tellApprovers(tx, request, `${requester.name} asks for ${subject(request)}`)
  return { _id: id }
}

/** The person who asks; an admin without an employee record is none. */
export async function requesterBehind(tx: Tx, actor: Actor): Promise<Requester> {
  const requester = actor.employee === null ? undefined : await requesterOf(tx, { employee: actor.employee })
  if (!requester) throw forbidden('Requests are made by employees; this account has no employee record.')
  return requester
}

/** Whom a new request of this person waits for. */
export async function assigneeFor(
  tx: Tx,
  type: RequestType<never, never, unknown>['name'],
  requester: Id,
): Promise<Assignee> {
  const assignee = await firstAssignee(tx, { requester, permission: requestTypes[type].decide })
  if (!assignee) throw new Error('An organisation has no admin role.')
  return assignee
}

export function assigneeColumns({ kind, _id }: Assignee) {
  return { assigneeAccount: kind === 'person' ? _id : null, assigneeRole: kind === 'role' ? _id : null }
}
