import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { openCluster, owner } from './cluster.ts'
import type { ConnectionOptions } from './connection.ts'
import { createDatabase } from './create-database.ts'
import { openFolder, openSocketFolder, removeSocketFolder } from './folder.ts'
import { takeLock } from './lock.ts'
import { endLeftBehind, runPostmaster, type HowToRun, type Postmaster } from './postmaster.ts'
import { otherUser } from './runs-as.ts'
import { unwritable } from '../start-error.ts'

export interface RunningPostgres {
  owner: ConnectionOptions
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** The folder of everything of PostgreSQL: data, socket, password, log, lock. */
  directory: string
  database?: string
  /** False if data may be lost with the machine, for speed: tests and scratch databases. */
  durable?: boolean
  tell?: (line: string) => void
}

/**
 * Starts the built-in PostgreSQL, created on the first start, and keeps it running: if it dies, it is restarted. Throws a StartError if the
 * folder is in use, cannot be written or is on a full disk.
 */
export async function startPostgres({
  directory,
  database = 'muster',
  durable = true,
  tell = () => {},
}: PostgresOptions): Promise<RunningPostgres> {
  const runsAs = otherUser()
  const binaries = findBinaries(runsAs)
  const folder = openFolder(directory, runsAs, tell)
  const giveBack = lock(folder, directory)
  try {
    await endLeftBehind(folder)
    const password = await openCluster(folder, binaries.initdb, runsAs)
    const socketFolder = openSocketFolder(folder, runsAs, tell)
    const how = { postgres: binaries.postgres, folder, socketFolder, runsAs, settings: settings(durable) }
    const stopKeeping = keepRunning(how, await runPostmaster(how), tell)
    const options = { host: socketFolder, port: 5432, user: owner, password, database }
    await createDatabase(options)
    return {
      owner: options,
      async stop() {
        await stopKeeping()
        removeSocketFolder(socketFolder)
        giveBack()
      },
    }
  } catch (error) {
    giveBack()
    throw error
  }
}

function lock(folder: string, directory: string): () => void {
  try {
    return takeLock(join(folder, 'lock'), directory)
  } catch (error) {
    throw unwritable(folder, error as NodeJS.ErrnoException)
  }
}

/** Restarts PostgreSQL whenever it ends unexpectedly. Returns the function that stops it for good. */
function keepRunning(how: HowToRun, first: Postmaster, tell: (line: string) => void): () => Promise<void> {
  let stopping = false
  let current: Postmaster | undefined = first
  const kept = keep(first)

  async function keep(postmaster: Postmaster): Promise<void> {
    await postmaster.ended
    current = undefined
    if (stopping) return
    tell('PostgreSQL ended unexpectedly; starting it again.')
    const next = await again()
    if (next === undefined) return
    current = next
    if (stopping) await next.stop()
    return keep(next)
  }

  async function again(): Promise<Postmaster | undefined> {
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 5000)) {
      try {
        // Processes of the old one may still hold its shared memory briefly; then this fails and is retried.
        await endLeftBehind(how.folder)
        return await runPostmaster(how)
      } catch (error) {
        tell((error as Error).message)
        await sleep(wait)
      }
    }
    return undefined
  }

  return async () => {
    stopping = true
    await current?.stop()
    await kept
  }
}

function settings(durable: boolean): Record<string, string> {
  return {
    max_connections: '200',
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    // For short statements on few cores both cost more than they gain.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
}
