import { requestTypes, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { together } from '../../platform/database/together.ts'
import { notFound } from '../../platform/problem.ts'
import { lockRequest, seenRequest, type SeenRequest } from './request.queries.ts'
import type { Approver } from './step/open-steps.sql.ts'

/** The request as this actor may see it, or 404. */
export async function see(tx: Tx, actor: Actor, type: RequestTypeName, id: Id): Promise<SeenRequest> {
  const { decide } = requestTypes[type]
  const seen = await seenRequest(tx, {
    ...approver(tx, actor),
    id,
    type,
    employee: actor.employee,
    isApprover: may(actor, decide),
  })
  if (!seen) throw notFound(say`The request was not found.`)
  return seen
}

/** Like `see`, but waits for concurrent acts on the request to finish. */
export async function requestForUpdate(tx: Tx, actor: Actor, type: RequestTypeName, id: Id): Promise<SeenRequest> {
  // Reads after the lock is granted, even though both are sent at once.
  const [, seen] = await together([lockRequest(tx, { id, type }), see(tx, actor, type, id)])
  return seen
}

/** For callers allowed to enter its stages, which the call has checked: they need not have been its approver. */
export async function requestToAdvance(tx: Tx, actor: Actor, type: RequestTypeName, id: Id): Promise<SeenRequest> {
  const { account, employee } = actor
  const [, request] = await together([
    lockRequest(tx, { id, type }),
    seenRequest(tx, { account, isAdmin: true, now: tx.now, id, type, employee, isApprover: true }),
  ])
  if (!request) throw notFound(say`The request was not found.`)
  return request
}

/** An account in the form that the "waits for" conditions take. */
export function approver(tx: Tx, { account, isAdmin }: Actor): Approver {
  return { account, isAdmin, now: tx.now }
}

/** For a rule, which decides in no one's name; also locks the request. */
export async function requestForRule(tx: Tx, type: RequestTypeName, id: Id): Promise<SeenRequest | undefined> {
  if (!(await lockRequest(tx, { id, type }))) return undefined
  return seenRequest(tx, { account: nobody, isAdmin: true, now: tx.now, id, type, employee: null, isApprover: true })
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** Why nothing more can be done with a request. */
export const alreadyDone: Record<SeenRequest['state'], Sentence> = {
  pending: say`This request was already decided.`,
  approved: say`This request was already approved.`,
  rejected: say`This request was already rejected.`,
  cancelled: say`This request was already cancelled.`,
}
