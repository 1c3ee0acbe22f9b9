import type { Id } from '@muster/contract/values.ts'
import type { Actor } from './actor.ts'
import type { Tx } from './database/tx.ts'

/** The channel that tells all processes to drop what they remember of an account. */
export const sessionChannel = 'session'

/**
 * Must be called after anything that changes what an account may do, or whether it may at all (role, permission, password, deactivation,
 * end of a session): for one account, or (null) the whole organisation. Takes effect on commit.
 */
export async function actorsChanged(tx: Tx, account: Id | null): Promise<void> {
  const payload = `${tx.organisation} ${account ?? ''}`
  await tx.query({ name: 'actors_changed', text: 'select pg_notify($1, $2)', values: [sessionChannel, payload] })
  // This process doesn't have to wait for its own notification.
  tx.afterCommit(() => forgetActors(payload))
}

type Forget = (isMeant: (actor: Actor) => boolean) => void
const memories = new Set<Forget>()

/** Registers a cache of actors; returns the function that removes it again. */
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
