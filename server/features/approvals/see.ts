import { requestTypes, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { localDay } from '@muster/engine/zone.ts'
import { may, type Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { notFound } from '../../platform/problem.ts'
import type { Written } from './request-type.ts'
import { lockRequest, seenRequest, type SeenRequest } from './request.queries.ts'
import type { Approver } from './step/open-steps.sql.ts'

/** The request as this actor may see it, or 404. */
export async function see(tx: Tx, actor: Actor, type: RequestTypeName, id: Id): Promise<SeenRequest> {
  const { decide, noun } = requestTypes[type]
  const seen = await seenRequest(tx, {
    ...approver(tx, actor),
    id,
    type,
    employee: actor.employee,
    isApprover: may(actor, decide),
  })
  if (!seen) throw notFound(`The ${noun}`)
  return seen
}

/** As `see`, after everybody who acts on it at this moment has finished. */
export async function hold(tx: Tx, actor: Actor, type: RequestTypeName, id: Id): Promise<SeenRequest> {
  await lockRequest(tx, { id, type })
  return see(tx, actor, type, id)
}

/** As the one "waits for" knows an account. */
export function approver(tx: Tx, { account, isAdmin }: Actor): Approver {
  return { account, isAdmin, now: tx.now }
}

/** As a rule sees it that decides in nobody's name; held like `hold`. */
export async function holdForRule(tx: Tx, type: RequestTypeName, id: Id): Promise<SeenRequest | undefined> {
  if (!(await lockRequest(tx, { id, type }))) return undefined
  return seenRequest(tx, { account: nobody, isAdmin: true, now: tx.now, id, type, employee: null, isApprover: true })
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** Its own person may cancel it while it waits, and ask to cancel an approved one that has not begun. */
export function mayCancel(tx: Tx, seen: SeenRequest): boolean {
  if (!seen.isMine || seen.isCancelling) return false
  return seen.state === 'pending' || (seen.state === 'approved' && beginsLater(tx, seen))
}

export function beginsLater(tx: Tx, { startsOn, zone }: { startsOn: Day | null; zone: string }): boolean {
  return startsOn !== null && startsOn > localDay(tx.now, zone)
}

/** As the hooks of its type know it. */
export function written<D, F>(seen: SeenRequest): Written<D, F> {
  const { requester, ...rest } = seen
  // The draft and its facts were written by the type that reads them now.
  return { ...rest, requester: requester._id, requesterName: requester.name } as unknown as Written<D, F>
}

/** For what belongs to a request, such as a document: its draft, or 404 for somebody who may not see it. */
export async function seenBy(
  tx: Tx,
  actor: Actor,
  type: RequestTypeName,
  id: Id,
): Promise<{ draft: unknown; title: string }> {
  const { draft, title } = await see(tx, actor, type, id)
  return { draft, title }
}
