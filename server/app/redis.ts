import { createClient } from 'redis'
import type { Log } from '../platform/log.ts'

export type Redis = Awaited<ReturnType<typeof connectRedis>>

/** Connects several server processes: shared limits and sockets. Reconnects by itself. */
export async function connectRedis(url: string, log: Log) {
  const client = createClient({ url })
  client.on('error', (error: Error) => log.warn({ error: error.message }, 'Redis is not reachable'))
  await client.connect()
  return client
}
