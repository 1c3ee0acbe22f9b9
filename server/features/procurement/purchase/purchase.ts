import type { z } from 'zod'
import type { Purchase } from '@muster/contract/procurement/procurement.ts'
import type { CloseOrderInput, DeliveryInput, OrderInput } from '@muster/contract/procurement/purchase.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { rupeeText } from '@muster/engine/format.ts'
import { localDay } from '@muster/engine/zone.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, forbidden, invalid, notFound, wrongField, type FieldFault } from '../../../platform/problem.ts'
import { advance } from '../../approvals/index.ts'
import { assetsOfRequest, ordersOf } from '../line/line.queries.ts'
import { procurementRequest } from '../request/procurement.request.ts'
import { requestToBuy, type BoughtRequest } from '../request/procurement.queries.ts'
import { itemsOf, type Item } from '../line/items.ts'
import { closeOrder, insertDelivery, insertOrder, orderById, purchaseRow } from './purchase.queries.ts'

export async function purchase(tx: Tx, actor: Actor, id: Id): Promise<z.output<typeof Purchase>> {
  const row = await purchaseRow(tx, { id })
  if (!row) throw requestNotFound()
  const [items, orders, assets] = await Promise.all([
    itemsOf(tx, id),
    ordersOf(tx, { request: id }),
    assetsOfRequest(tx, { request: id }),
  ])
  return { ...row, isMine: isOwn(actor, row.requester._id), items, orders, assets }
}

/** Orders all or part of what was approved: never more pieces and never for more money. */
export async function order(tx: Tx, actor: Actor, id: Id, input: z.output<typeof OrderInput>): Promise<{ _id: Id }> {
  const request = await mustBeBought(tx, actor, id)
  const items = await itemsOf(tx, id)
  const errors = namedOnce(input.lines, items)
  input.lines.forEach(({ lineId, quantity, unitPaise }, at) => {
    const item = items.find(({ _id }) => _id === lineId)
    if (!item) return
    const left = item.approved - item.ordered
    if (quantity > left) return errors.push({ path: `body.lines.${at}.quantity`, message: leftToOrder(left) })
    const paise = item.approvedPaise - item.orderedPaise
    if (quantity * unitPaise > paise)
      errors.push({
        path: `body.lines.${at}.unitPaise`,
        message: say`Approved: ${rupeeText(paise)} for this. Submit another request for more.`,
      })
  })
  if (errors.length > 0) throw invalid(errors)
  const day = dayOf(tx, request, input.day, localDay(request.createdAt, request.zone))
  if (input.expectedOn !== null && input.expectedOn < day)
    throw wrongField('body.expectedOn', say`Enter a day after the order`)
  const _id = newId()
  const { number, vendor, expectedOn, note } = input
  const lines = JSON.stringify(input.lines)
  await insertOrder(tx, {
    ...{ id: _id, request: id, number, vendor, day, expectedOn, note, lines },
    ...{ account: actor.account, now: tx.now },
  })
  const amount = input.lines.reduce((sum, line) => sum + line.quantity * line.unitPaise, 0)
  await advance(tx, actor, procurementRequest, id, { stage: 'ordered', day, amount, note: `${vendor}, ${number}` })
  return { _id }
}

const leftToOrder = (left: number) =>
  left === 0 ? say`Everything that was approved is ordered` : say`Order at most ${left}`

/** Records a full or partial delivery of an order. */
export async function receive(
  tx: Tx,
  actor: Actor,
  id: Id,
  input: z.output<typeof DeliveryInput>,
): Promise<{ _id: Id }> {
  const { request, known, purchased } = await orderForUpdate(tx, actor, id)
  if (known.closedOn !== null) throw conflict(say`This order is closed.`)
  const errors = namedOnce(
    input.lines,
    purchased.lines.map(({ lineId }) => ({ _id: lineId })),
  )
  input.lines.forEach(({ lineId, quantity }, at) => {
    const line = purchased.lines.find((one) => one.lineId === lineId)
    if (!line) return
    const missing = line.quantity - line.received
    if (quantity > missing)
      errors.push({
        path: `body.lines.${at}.quantity`,
        message: missing === 0 ? say`All of it has been received` : say`Ordered and still missing: ${missing}`,
      })
  })
  if (errors.length > 0) throw invalid(errors)
  const day = dayOf(tx, request, input.day, known.day)
  const _id = newId()
  const lines = JSON.stringify(input.lines)
  const { note } = input
  await insertDelivery(tx, { id: _id, order: id, day, note, account: actor.account, now: tx.now, lines })
  const said = note === '' ? {} : { note }
  const stage = (await isMissing(tx, known.request)) ? 'partlyReceived' : 'received'
  await advance(tx, actor, procurementRequest, known.request, { stage, day, ...said })
  return { _id }
}

/** The rest is no longer expected: it may be ordered elsewhere. */
export async function close(tx: Tx, actor: Actor, id: Id, input: z.output<typeof CloseOrderInput>): Promise<null> {
  const { request, known, purchased } = await orderForUpdate(tx, actor, id)
  if (known.closedOn !== null) throw conflict(say`This order is closed already.`)
  if (purchased.lines.every((line) => line.received === line.quantity))
    throw conflict(say`Everything in this order has been received.`)
  const day = localDay(tx.now, request.zone)
  await closeOrder(tx, { id, day, reason: input.reason, account: actor.account })
  if (request.stage === 'partlyReceived' && !(await isMissing(tx, known.request)))
    await advance(tx, actor, procurementRequest, known.request, { stage: 'received', day, note: input.reason })
  return null
}

async function isMissing(tx: Tx, request: Id): Promise<boolean> {
  return (await itemsOf(tx, request)).some(({ ordered, received }) => received < ordered)
}

async function orderForUpdate(tx: Tx, actor: Actor, id: Id) {
  const order = await orderById(tx, { id })
  if (!order) throw notFound(say`The order was not found.`)
  const request = await mustBeBought(tx, actor, order.request)
  // As it is once locked.
  const [known, orders] = await Promise.all([orderById(tx, { id }), ordersOf(tx, { request: order.request })])
  return { request, known: known!, purchased: orders.find(({ _id }) => _id === id)! }
}

/** The locked request, if approved; not one's own. */
export async function mustBeBought(tx: Tx, actor: Actor, id: Id): Promise<BoughtRequest> {
  const request = await requestToBuy(tx, { id })
  if (!request) throw requestNotFound()
  if (isOwn(actor, request.requester))
    throw forbidden(say`Ask a colleague to record this. You can't do it for your own request.`)
  if (request.state !== 'approved') throw conflict(say`${request.number} is not approved.`)
  if (request.isCancelling) throw conflict(say`The requester has requested a cancellation. Decide on it first.`)
  return request
}

function namedOnce(lines: readonly { lineId: Id }[], known: readonly Pick<Item, '_id'>[]): FieldFault[] {
  return lines.flatMap(({ lineId }, at) => {
    const path = `body.lines.${at}.lineId`
    if (!known.some(({ _id }) => _id === lineId)) return [{ path, message: say`Choose an item of this request` }]
    return lines.findIndex((other) => other.lineId === lineId) < at
      ? [{ path, message: say`This item is named twice` }]
      : []
  })
}

/** Between the first possible day and today, at the requester's location. */
function dayOf(tx: Tx, { zone }: BoughtRequest, given: Day | undefined, from: Day): Day {
  const today = localDay(tx.now, zone)
  const day = given ?? today
  if (day > today) throw wrongField('body.day', say`Enter a day that is not in the future`)
  if (day < from) throw wrongField('body.day', say`Enter ${{ day: from }} or a later day`)
  return day
}

const requestNotFound = () => notFound(say`The request was not found.`)
