import { randomInt } from 'node:crypto'
import type { Id, Instant } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Answered } from '../../../platform/outbound/receivers.ts'
import { tellAdmins } from '../../security/index.ts'
import { sendSoon } from './announce.ts'
import { forgetDeliveries, nextDue, noteArrived, noteFailing, noteTried, takeDue, turnOff } from './delivery.queries.ts'
import { signed } from './signature.ts'

type Due = Awaited<ReturnType<typeof takeDue>>[number]
type Result = Answered | { status: null; text: null; failure: 'off' }

const minute = 60
const hour = 60 * minute
/** Seconds until the next attempt after each failure: eight attempts within about a day. */
const waits = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 8 * hour, 9 * hour]
const atOnce = 10
/** Then it is the turn of another company whose messages wait. */
const turnMillis = 2_000

/** Sends what is due, and reschedules for what is due later. May run concurrently: each message is claimed by one run for a minute. */
export async function sendWebhooks(app: App, { organisation }: { organisation: Id }): Promise<void> {
  const begun = performance.now()
  for (;;) {
    if (performance.now() - begun > turnMillis) return app.database.within(organisation, sendSoon)
    const due = await app.database.within(organisation, (tx) => takeDue(tx, { now: tx.now, limit: atOnce }))
    if (due.length === 0) break
    const results = await Promise.all(due.map(async (one) => [one, await post(app, one)] as const))
    for (const [one, result] of results) await app.database.within(organisation, (tx) => note(tx, app, one, result))
  }
  await app.database.within(organisation, async (tx) => {
    const at = (await nextDue(tx, {}))?.at
    if (at) await tx.enqueue('webhook-send', { organisation }, { key: `${organisation} ${at}`, startAfter: at })
  })
}

/** Deletes messages after 30 days. */
export async function cleanWebhooks(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation !== null) {
    await app.database.within(organisation, (tx) => forgetDeliveries(tx, { now: tx.now }))
    return
  }
  await app.database.globally(async (tx) => {
    for (const one of await organisations(tx)) await tx.enqueue('webhook-cleaning', { organisation: one }, { key: one })
  })
}

async function post(app: App, due: Due): Promise<Result> {
  if (!due.isActive) return { status: null, text: null, failure: 'off' }
  const { secrets, clock, receivers } = app
  const now = clock.now()
  const keys = [due.secret]
  if (due.previousSecret !== null && due.previousUntil !== null && due.previousUntil > now)
    keys.push(due.previousSecret)
  const opened = keys.map((sealed) => secrets.open('webhook.secret', sealed))
  const headers = { 'content-type': 'application/json', 'user-agent': 'Muster-Webhooks/1' }
  return receivers.post(due.url, { ...headers, ...signed(due.id, now, due.payload, opened) }, due.payload)
}

async function note(tx: Tx, app: App, due: Due, { status, text, failure }: Result): Promise<void> {
  const hasArrived = status !== null && status >= 200 && status < 300
  const wait = waits[due.tries]
  const isOver = wait === undefined || failure === 'off'
  const state = hasArrived ? 'delivered' : isOver ? 'failed' : 'pending'
  const nextAt = wait === undefined ? tx.now : later(tx.now, wait)
  const tried = { id: due.id, before: due.tries, state, nextAt, status, answer: text, failure, now: tx.now } as const
  if ((await noteTried(tx, tried)) === 0 || failure === 'off') return
  const { webhook } = due
  if (hasArrived) {
    await noteArrived(tx, { webhook })
    return
  }
  await noteFailing(tx, { webhook, now: tx.now })
  const off = await turnOff(tx, { webhook, now: tx.now })
  if (!off) return
  const { name } = off
  await tellAdmins(tx, app, null, {
    ...{ type: 'webhook', path: `/home/settings/webhooks/${webhook}`, label: say`Open the webhook` },
    message: say`The webhook ${name} was turned off`,
    more: say`Every delivery failed for five days. Check its address, then turn it on again.`,
  })
  await audit(tx, null, 'turnedOffWebhook', { type: 'organisation', id: tx.organisation }, { name: nowIs(name) })
}

/** Adds up to a fifth, so that messages that failed together are not retried together. */
const later = (now: Instant, seconds: number) => plusSeconds(now, seconds + randomInt(Math.ceil(seconds / 5)))
