import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { newId } from '../../platform/id.ts'
import { accountName, type Assignee } from './assignee.queries.ts'
import { insertEvent, type NewEvent } from './history.queries.ts'

/** Adds to the history of a request: who, what, when, the words. */
export async function record(
  tx: Tx,
  request: Id,
  { kind, account, note, to }: { kind: NewEvent['kind']; account: Id; note?: string | undefined; to?: Assignee },
): Promise<void> {
  await insertEvent(tx, {
    id: newId(),
    request,
    kind,
    account,
    toAccount: to?.kind === 'person' ? to._id : null,
    toRole: to?.kind === 'role' ? to._id : null,
    toName: to?.name ?? null,
    note: note || null,
    now: tx.now,
  })
}

/** As notifications name whoever acts. */
export async function nameOf(tx: Tx, { account }: Actor): Promise<string> {
  return (await accountName(tx, { account }))?.name ?? ''
}
