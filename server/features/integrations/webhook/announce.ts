import type { Tx } from '../../../platform/database/tx.ts'
import type { Happening } from '../../../platform/after-commit/happening.ts'
import { insertDeliveries } from './delivery.queries.ts'
import { messagesOf } from './messages-of.ts'

/** Writes the messages for an event, in its transaction: they are sent only if it commits. The job that sends them is written with them. */
export async function announce(tx: Tx, happening: Happening): Promise<void> {
  const messages = messagesOf(happening)
  let isWritten = false
  for (let at = 0; at < messages.length; at += atOnce) {
    const some = messages
      .slice(at, at + atOnce)
      .map(({ event, data }) => ({ event, payload: { type: event, timestamp: tx.now, data } }))
    const written = await insertDeliveries(tx, { messages: JSON.stringify(some), now: tx.now })
    isWritten ||= written.length > 0
  }
  if (isWritten) await sendSoon(tx)
}

/** Everybody's payslips are published at once: their text is made in pieces. */
const atOnce = 500

/** One pending job is enough: it sends everything. */
export async function sendSoon(tx: Tx): Promise<void> {
  await tx.enqueue('webhook-send', { organisation: tx.organisation }, { key: tx.organisation })
}
