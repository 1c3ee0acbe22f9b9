import { setTimeout as sleep } from 'node:timers/promises'

/** A process about to stop still serves every call, but tells its proxy to send new ones elsewhere. */
export interface Draining {
  readonly hasBegun: boolean
  /** Settles when a proxy that polls `/api/ready` has had time to notice, or at once after `hurry`. */
  begin(seconds: number): Promise<void>
  hurry(): void
}

export function createDraining(): Draining {
  let hasBegun = false
  const waiting = new AbortController()
  return {
    get hasBegun() {
      return hasBegun
    },
    async begin(seconds) {
      hasBegun = true
      // Rejected by `hurry` only.
      await sleep(seconds * 1000, undefined, { signal: waiting.signal }).catch(() => undefined)
    },
    hurry: () => waiting.abort(),
  }
}
