import type { z } from 'zod'
import type { Delegation, DelegationInput } from '@muster/contract/approvals/delegation.routes.ts'
import { requestTypeNames, requestTypes } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, forbidden, notFound, wrongField } from '../../../platform/problem.ts'
import { notify } from '../../notifications/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { nameOf } from '../history/history.ts'
import { ableDelegate, endDelegation, insertDelegation, overlapping, ownDelegations } from './delegation.queries.ts'

/** Given and received, current and future. */
export async function delegations(tx: Tx, actor: Actor): Promise<z.output<typeof Delegation>[]> {
  return ownDelegations(tx, { account: actor.account, today: await companyToday(tx) })
}

/** Lets a colleague decide the actor's requests for some days; both can decide, and both are notified of new ones. */
export async function delegate(
  tx: Tx,
  actor: Actor,
  { employeeId, startsOn, endsOn, types, reason = '' }: z.output<typeof DelegationInput>,
): Promise<{ _id: Id }> {
  const named = types.length > 0 ? types : requestTypeNames.filter((type) => may(actor, requestTypes[type].decide))
  if (named.some((type) => !may(actor, requestTypes[type].decide)))
    throw forbidden(say`You can only hand over requests that you may decide yourself.`)
  if (endsOn < (await companyToday(tx))) throw wrongField('body.endsOn', say`The last day has passed`)
  const permissions = named.map((type) => requestTypes[type].decide)
  const able = await ableDelegate(tx, { employee: employeeId, actor: actor.account, permissions })
  if (!able) throw wrongField('body.employeeId', say`Choose a colleague who can approve these requests`)
  const days = { account: actor.account, delegate: able.account, startsOn, endsOn }
  if (await overlapping(tx, days)) throw conflict(say`${able.name} already stands in for you on some of these days.`)
  const id = newId()
  await insertDelegation(tx, { ...days, id, types, reason, now: tx.now })
  const message = say`You stand in for ${await nameOf(tx, actor)} and decide their requests from ${{ day: startsOn }} to ${{ day: endsOn }}`
  await notify(tx, [able.account], { type: 'delegation', message })
  return { _id: id }
}

export async function takeBack(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const ended = await endDelegation(tx, { account: actor.account, id, now: tx.now })
  if (!ended) throw notFound(say`The delegation was not found.`)
  const message = say`You no longer stand in for ${await nameOf(tx, actor)}`
  await notify(tx, [ended.delegate], { type: 'delegation', message })
  return null
}
