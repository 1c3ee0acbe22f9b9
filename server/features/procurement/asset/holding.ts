import type { z } from 'zod'
import type { HandOverInput, ReturnInput } from '@muster/contract/procurement/asset.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, forbidden, notFound, wrongField } from '../../../platform/problem.ts'
import { followTo } from '../../approvals/index.ts'
import { notify } from '../../notifications/index.ts'
import { procurementRequest } from '../request/procurement.request.ts'
import { requestToBuy } from '../request/procurement.queries.ts'
import { retireAsset } from './asset.queries.ts'
import { assetNotFound } from './asset.ts'
import {
  acknowledgeHolding,
  assetForUpdate,
  endHolding,
  heldOfRequest,
  insertHolding,
  lastHolding,
  receiver,
} from './holding.queries.ts'

/** Hands an asset to a person from a day on: only someone employed on that day. */
export async function handOver(
  tx: Tx,
  actor: Actor,
  id: Id,
  { employeeId, day: given, note }: z.output<typeof HandOverInput>,
): Promise<{ _id: Id }> {
  const known = await lockedAsset(tx, id)
  if (known.retiredOn !== null) throw conflict(say`${known.tag} is retired.`)
  const last = await lastHolding(tx, { asset: id })
  if (last && last.returnedOn === null)
    throw conflict(say`${last.holder} still has ${known.tag}. Record its return first.`)
  const person = await receiver(tx, { employee: employeeId })
  if (!person) throw wrongField('body.employeeId', say`This person does not exist`)
  if (isOwn(actor, employeeId)) throw wrongField('body.employeeId', say`Ask a colleague to hand it over to you`)
  const today = localDay(tx.now, person.zone)
  const day = given ?? today
  if (person.status === 'inactive' || (person.leftOn !== null && person.leftOn < day))
    throw wrongField('body.employeeId', say`${person.name} does not work here on this day`)
  mustBePast(day, today, [last?.returnedOn, known.boughtOn])
  const _id = newId()
  await insertHolding(tx, { id: _id, asset: id, employee: employeeId, day, note, account: actor.account, now: tx.now })
  await tellHolder(
    tx,
    person.account,
    id,
    say`${known.name} (${known.tag}) was handed over to you. Confirm that you have it.`,
  )
  if (known.request !== null)
    await followTo(tx, actor, procurementRequest, known.request, {
      stage: 'inUse',
      note: `${person.name}, ${known.tag}`,
    })
  return { _id }
}

/** Ends a holding because the asset was returned or lost; a lost asset is retired too. */
export async function takeBack(
  tx: Tx,
  actor: Actor,
  id: Id,
  { day: given, condition, note }: z.output<typeof ReturnInput>,
): Promise<null> {
  const known = await lockedAsset(tx, id)
  const last = await lastHolding(tx, { asset: id })
  if (!last || last.returnedOn !== null) throw conflict(say`No one holds ${known.tag}.`)
  if (isOwn(actor, last.employee)) throw forbidden(say`Ask a colleague to record what you return.`)
  const today = localDay(tx.now, last.zone)
  const day = given ?? today
  mustBePast(day, today, [last.handedOn])
  const account = actor.account
  await endHolding(tx, { id: last.id, day, condition, note, account })
  if (condition === 'lost') await retireAsset(tx, { id, day, reason: 'lost', note, account, now: tx.now })
  await tellHolder(
    tx,
    last.account,
    id,
    condition === 'lost'
      ? say`${known.name} (${known.tag}) was recorded as lost.`
      : say`The return of ${known.name} (${known.tag}) was recorded.`,
  )
  if (known.request !== null && (await heldOfRequest(tx, { request: known.request }))?.held === 0)
    await followTo(tx, actor, procurementRequest, known.request, {
      stage: 'returned',
      note: `${last.holder}, ${known.tag}`,
    })
  return null
}

/** The holder confirms that they have it, once, and no one else can. */
export async function acknowledge(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const rows = actor.employee === null ? 0 : await acknowledgeHolding(tx, { id, employee: actor.employee, now: tx.now })
  if (rows === 0) throw notFound(say`The asset was not found.`)
  return null
}

/** Locks the request it was bought through first, like ordering and receiving. */
async function lockedAsset(tx: Tx, id: Id) {
  const seen = await assetForUpdate(tx, { id })
  if (!seen) throw assetNotFound()
  if (seen.request !== null) await requestToBuy(tx, { id: seen.request })
  return seen
}

function mustBePast(day: Day, today: Day, after: readonly (Day | null | undefined)[]): void {
  if (day > today) throw wrongField('body.day', say`Enter a day that is not in the future`)
  const from = after.find((one) => one !== null && one !== undefined)
  if (from !== null && from !== undefined && day < from)
    throw wrongField('body.day', say`Enter ${{ day: from }} or a later day`)
}

async function tellHolder(tx: Tx, account: Id | null, asset: Id, message: ReturnType<typeof say>): Promise<void> {
  if (account !== null) await notify(tx, [account], { type: 'asset', message, target: asset })
}
