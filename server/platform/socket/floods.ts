import type { IncomingMessage } from 'node:http'
import { createHold } from '../costs/hold.ts'
import { networkOf } from '../serve/network.ts'

/** Networks whose sockets were closed because they sent without end: theirs open a moment later for a while, and only so many at once. */
export function createFloods(isProxy: (address: string) => boolean) {
  const seen = new Map<string, number>()
  const hold = createHold()
  const sender = ({ socket, headers }: IncomingMessage) => {
    const address = socket.remoteAddress ?? ''
    const through = isProxy(address) ? headers['x-forwarded-for'] : undefined
    return networkOf(through === undefined ? address : String(through).split(',').at(-1)!.trim())
  }
  return {
    note(request: IncomingMessage): void {
      const now = performance.now()
      for (const [network, at] of seen) if (now - at > rememberedMillis) seen.delete(network)
      seen.set(sender(request), now)
    },
    /** Whether a socket may open, at once or a moment later. */
    async admits(request: IncomingMessage): Promise<boolean> {
      const network = sender(request)
      return performance.now() - (seen.get(network) ?? -Infinity) > rememberedMillis || (await hold(network))
    },
  }
}

export type Floods = ReturnType<typeof createFloods>

const rememberedMillis = 60_000
