import type { Id } from '@muster/contract/values.ts'
import type { Actor } from './actor.ts'
import type { Tx } from './database/tx.ts'

/** The channel on which every process hears that what it knows of an account is no longer true. */
export const sessionChannel = 'session'

/**
 * To be told after whatever changes what an account may do, or whether it may at all (role, permission, password,
 * deactivation, end of a session): of an account, or (null) of the whole organisation. Holds from the commit on.
 */
export async function actorsChanged(tx: Tx, account: Id | null): Promise<void> {
  const payload = `${tx.organisation} ${account ?? ''}`
  await tx.query({ name: 'actors_changed', text: 'select pg_notify($1, $2)', values: [sessionChannel, payload] })
  // This process need not wait for its own notification.
  tx.afterCommit(() => forgetActors(payload))
}

type Forget = (isMeant: (actor: Actor) => boolean) => void
const memories = new Set<Forget>()

/** Registers a memory of actors; answers how to take it away again. */
export function rememberActors(forget: Forget): () => void {
  memories.add(forget)
  return () => memories.delete(forget)
}

/** Clears what this process remembers of the account that a notification names. */
export function forgetActors(payload: string): void {
  const [organisation = '', account = ''] = payload.split(' ')
  for (const forget of memories) {
    forget((actor) => actor.organisation === organisation && (account === '' || actor.account === account))
  }
}
