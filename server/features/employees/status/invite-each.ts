import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { inviteAccount } from '../../identity/index.ts'
import { invitable } from './employee-status.queries.ts'

/** Invites those who work here and have no password yet; if any is not found, no one is invited. */
export async function inviteEach(
  tx: Tx,
  app: App,
  actor: Actor,
  asked: readonly Id[],
): Promise<{ sent: number; skipped: number }> {
  const ids = [...new Set(asked)]
  const people = await invitable(tx, { ids })
  if (people.length < ids.length) throw notFound(say`One of these employees was not found.`)
  const waiting = people.filter(({ isWaiting }) => isWaiting)
  if (waiting.length === 0) throw conflict(say`Everyone you chose has set a password already, or has left.`)
  for (const { id, account } of waiting) {
    await inviteAccount(tx, app, account, actor.account)
    await audit(tx, actor, 'invited', { type: 'employee', id })
  }
  return { sent: waiting.length, skipped: ids.length - waiting.length }
}
