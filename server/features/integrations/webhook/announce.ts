import type { Tx } from '../../../platform/database/tx.ts'
import type { Happening } from '../../../platform/happening.ts'
import { insertDeliveries } from './delivery.queries.ts'
import { messagesOf } from './messages-of.ts'

/** Writes the messages for an event, in its transaction: they are sent only if it commits. The job that sends them is written with them. */
export async function announce(tx: Tx, happening: Happening): Promise<void> {
  const messages = messagesOf(happening).map(({ event, data }) => ({
    event,
    payload: { type: event, timestamp: tx.now, data },
  }))
  if (messages.length === 0) return
  const written = await insertDeliveries(tx, { messages: JSON.stringify(messages), now: tx.now })
  if (written.length > 0) await sendSoon(tx)
}

/** One pending job is enough: it sends everything. */
export async function sendSoon(tx: Tx): Promise<void> {
  await tx.enqueue('webhook-send', { organisation: tx.organisation }, { key: tx.organisation })
}
