import type { z } from 'zod'
import { testEvent } from '@muster/contract/integrations/webhook-events.ts'
import type { Webhook, WebhookDelivery, WebhookInput } from '@muster/contract/integrations/webhook.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, differences, nowIs } from '../../../platform/audit/audit.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound, refused, wrongField } from '../../../platform/problem.ts'
import { mustBeAdmin } from '../must-be-admin.ts'
import { sendSoon } from './announce.ts'
import { deliveryPage, insertDelivery, lockDelivery, sendAgain } from './delivery.queries.ts'
import { newSigningSecret } from './signature.ts'
import {
  deleteWebhook,
  insertWebhook,
  lockWebhook,
  renewSecret,
  updateWebhook,
  webhookCount,
  webhookRows,
} from './webhook.queries.ts'

type Hook = z.output<typeof Webhook>
type Input = z.output<typeof WebhookInput>
type Secret = { _id: Id; secret: string }

const mostWebhooks = 20
const daySeconds = 24 * 3600

export async function webhooks(tx: Tx, actor: Actor): Promise<Hook[]> {
  mustBeAdmin(actor)
  return webhookRows(tx, { id: null, now: tx.now })
}

/** Runs before the transaction, because names are resolved over the network. Only those who may save can find out what is at an address. */
export async function checkAddress(app: App, actor: Actor, url: string): Promise<void> {
  mustBeAdmin(actor)
  const refusal = await app.receivers.refusalOf(url)
  if (refusal === 'address') throw wrongField('body.url', say`No server was found at this address`)
  if (refusal === 'private')
    throw wrongField('body.url', say`This address is within a private network. Enter one on the public internet`)
}

export async function addWebhook(tx: Tx, app: App, actor: Actor, input: Input): Promise<Secret> {
  mustBeAdmin(actor)
  if (((await webhookCount(tx, {}))?.webhooks ?? 0) >= mostWebhooks)
    throw refused(say`A company can have ${mostWebhooks} webhooks. Delete one that is not used any more.`)
  const id = newId()
  const secret = newSigningSecret()
  const sealed = app.secrets.seal('webhook.secret', secret)
  await insertWebhook(tx, { ...input, id, secret: sealed, account: actor.account, now: tx.now })
  await audit(
    tx,
    actor,
    'createdWebhook',
    ofCompany(tx),
    differences({ name: null, url: null, events: null }, view(input)),
  )
  return { _id: id, secret }
}

export async function changeWebhook(tx: Tx, actor: Actor, id: Id, input: Input): Promise<Hook> {
  mustBeAdmin(actor)
  await lockedWebhook(tx, id)
  const before = await oneWebhook(tx, id)
  const isAnew = input.url !== before.url || (input.isActive && !before.isActive)
  await updateWebhook(tx, { ...input, id, isAnew })
  const active = (isActive: boolean) => ({ isActive: String(isActive) })
  const changes = differences(
    { ...view(before), ...active(before.isActive) },
    { ...view(input), ...active(input.isActive) },
  )
  if (Object.keys(changes).length > 0) await audit(tx, actor, 'changedWebhook', ofCompany(tx), changes)
  return oneWebhook(tx, id)
}

export async function renewWebhook(tx: Tx, app: App, actor: Actor, id: Id): Promise<Secret> {
  mustBeAdmin(actor)
  const { name } = await lockedWebhook(tx, id)
  const secret = newSigningSecret()
  const sealed = app.secrets.seal('webhook.secret', secret)
  await renewSecret(tx, { id, secret: sealed, until: plusSeconds(tx.now, daySeconds) })
  await audit(tx, actor, 'renewedWebhook', ofCompany(tx), { name: nowIs(name) })
  return { _id: id, secret }
}

export async function removeWebhook(tx: Tx, actor: Actor, id: Id): Promise<null> {
  mustBeAdmin(actor)
  const { name } = await lockedWebhook(tx, id)
  await deleteWebhook(tx, { id })
  await audit(tx, actor, 'deletedWebhook', ofCompany(tx), { name: nowIs(name) })
  return null
}

export async function testWebhook(tx: Tx, actor: Actor, id: Id): Promise<{ _id: Id }> {
  mustBeAdmin(actor)
  if (!(await lockedWebhook(tx, id)).isActive) throw isOff()
  const delivery = newId()
  const payload = { type: testEvent, timestamp: tx.now, data: { webhookId: id } }
  await insertDelivery(tx, {
    ...{ id: delivery, webhook: id, event: testEvent },
    ...{ payload: JSON.stringify(payload), now: tx.now },
  })
  await sendSoon(tx)
  return { _id: delivery }
}

export async function deliveries(tx: Tx, actor: Actor, id: Id, page: { limit: number; offset: number }) {
  mustBeAdmin(actor)
  await oneWebhook(tx, id)
  const deliveries = await deliveryPage(tx, { webhook: id, sortBy: 'createdAt', sortOrder: 'desc', ...page })
  return deliveries as { data: z.output<typeof WebhookDelivery>[]; total: number }
}

/** Sends a pending message at once, and restarts a finished one; its id stays. */
export async function replay(tx: Tx, actor: Actor, id: Id): Promise<null> {
  mustBeAdmin(actor)
  const delivery = await lockDelivery(tx, { id })
  if (!delivery) throw notFound(say`The delivery was not found.`)
  if (!delivery.isActive) throw isOff()
  await sendAgain(tx, { id, now: tx.now })
  await sendSoon(tx)
  return null
}

async function lockedWebhook(tx: Tx, id: Id) {
  const webhook = await lockWebhook(tx, { id })
  if (!webhook) throw notFound(say`The webhook was not found.`)
  return webhook
}

async function oneWebhook(tx: Tx, id: Id): Promise<Hook> {
  const [webhook] = await webhookRows(tx, { id, now: tx.now })
  if (!webhook) throw notFound(say`The webhook was not found.`)
  return webhook
}

const isOff = () => conflict(say`This webhook is turned off. Turn it on first.`)
const ofCompany = (tx: Tx) => ({ type: 'organisation', id: tx.organisation }) as const
/** The query of an address may contain a secret of the receiver, so it is not logged. */
const view = ({ name, url, events }: Pick<Hook, 'name' | 'url' | 'events'>) => ({
  ...{ name, events: events.join(', ') },
  url: url.replace(/[?#].*$/s, ''),
})
