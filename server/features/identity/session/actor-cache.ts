import type { Instant } from '@muster/contract/values.ts'
import type { Actor } from '../../../platform/actor.ts'
import { isExpired } from './access-token.ts'

export interface CachedActor {
  actor: Actor
  /** The session began in a browser and is valid in that one only. */
  isBound: boolean
}

interface Entry extends CachedActor {
  expires: number
}

const capacity = 20_000

/** The actors of recently used tokens. Valid only while every `session` notification is received. */
export class ActorCache {
  readonly #entries = new Map<string, Entry>()
  /** Grows whenever entries are dropped, so that a read begun before is not stored after. */
  age = 0

  get(token: string, now: Instant): CachedActor | undefined {
    const entry = this.#entries.get(token)
    if (!entry) return undefined
    if (!isExpired(entry.expires, now)) return entry
    this.#entries.delete(token)
    return undefined
  }

  put(token: string, entry: Entry): void {
    if (this.#entries.size >= capacity) {
      const [oldest = ''] = this.#entries.keys()
      this.#entries.delete(oldest)
    }
    this.#entries.set(token, entry)
  }

  forget(isMeant: (actor: Actor) => boolean): void {
    this.age += 1
    for (const [token, { actor }] of this.#entries) if (isMeant(actor)) this.#entries.delete(token)
  }
}
