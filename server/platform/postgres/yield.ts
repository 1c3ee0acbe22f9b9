import { readFileSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import type pg from 'pg'

/** Of `nice`: a tenth of the processor's time that a process of normal priority gets beside it. */
const belowNormal = constants.priority.PRIORITY_BELOW_NORMAL

/**
 * Runs the PostgreSQL process of a connection below normal priority, if it is on this machine and the system lets us: then its work takes
 * only the processor time that others leave. Does nothing elsewhere.
 */
export function yieldProcessor(client: pg.PoolClient): void {
  const { processID: pid } = client as unknown as { processID: number | null }
  if (typeof pid !== 'number' || !serves(pid, client)) return
  for (const lower of [
    () => setPriority(pid, belowNormal),
    // Linux may weigh sessions first and processes only within them; each process of PostgreSQL is a session of its own.
    () => writeFileSync(`/proc/${pid}/autogroup`, String(belowNormal)),
  ])
    attempt(lower)
}

/** Whether this process serves the other end of this connection: on another machine the same number may belong to anything. */
function serves(pid: number, client: pg.PoolClient): boolean {
  const { localPort } = (client as unknown as { connection: { stream: Socket } }).connection.stream
  const peer = localPort === undefined ? ' [local] ' : `(${localPort}) `
  const title = attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? ''
  return title.startsWith('postgres: ') && title.includes(peer)
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
