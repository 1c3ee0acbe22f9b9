import pg from 'pg'
import type { Id } from '@muster/contract/values.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { Memory } from '../memory.ts'
import { unavailable } from '../problem.ts'
import { pause } from '../pace.ts'
import { yieldProcessor } from '../postgres/yield.ts'
import { traced } from '../tracing/trace.ts'
import { isConnectionFailure } from './failures.ts'
import { run, sessionSettings, type Effects } from './transaction.ts'
import { createTurns } from './turns/turns.ts'
import type { GlobalTx, Tx } from './tx.ts'
import { types } from './types.ts'

export interface Database {
  /** Runs `work` in a transaction that sees one organisation only; commits, or rolls back when it throws. */
  within<T>(organisation: Id, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs `work` in a transaction that sees only the tables outside any organisation. */
  globally<T>(work: (tx: GlobalTx) => Promise<T>): Promise<T>
  /** Throws a 503 problem when the database cannot be reached. */
  ping(): Promise<void>
  /** How many there are, how many of them nobody uses, and how many transactions wait for one. */
  connections(): { open: number; idle: number; waiting: number }
  close(): Promise<void>
}

export interface OpenOptions {
  connection: pg.ClientConfig
  /** Whether there is a pooler at this address, which gives each transaction any of its connections. */
  isPooler?: boolean
  clock: Clock
  log: Log
  effects: Effects
  /** Whether the database's work for this process gives way to its other work, where both share a machine. */
  yields?: boolean
  /** The most connections; 10 by default. */
  size?: number
  /** How long to wait for a statement; by default a little longer than the database itself allows. */
  patienceMillis?: number
}

export function openDatabase({ connection, isPooler = false, clock, log, effects, ...more }: OpenOptions): Database {
  const { options, ...pooled } = poolOptions(connection, more.size, more.patienceMillis)
  const pool = new pg.Pool(isPooler ? pooled : { ...pooled, options })
  // A broken connection (the database was restarted) must not end the process: the pool opens a new one. This covers idle ones
  // only; one in use finds out from its next statement.
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection broke'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  if (more.yields && !isPooler) pool.on('connect', yieldProcessor)

  const memory = new Memory()
  const turns = createTurns(pooled.max!, pooled.connectionTimeoutMillis!, unavailable)
  const connect = async (organisation: Id | null) => {
    await turns.take(organisation ?? '')
    return pool.connect().catch((error: unknown) => {
      turns.give()
      throw isConnectionFailure(error) ? unavailable() : error
    })
  }
  const transact = async <T, X extends Tx | GlobalTx>(
    organisation: Id | null,
    work: (tx: X) => Promise<T>,
  ): Promise<T> => {
    await pause()
    const client = await traced('connection', () => connect(organisation))
    const release = (broken?: Error) => {
      client.release(broken)
      turns.give()
    }
    return run(
      { client, release, isPooler, organisation, now: clock.now(), memory, effects, log },
      work as (tx: Tx | GlobalTx) => Promise<T>,
    )
  }
  const within = <T>(organisation: Id, work: (tx: Tx) => Promise<T>) =>
    traced('transaction', () => transact(organisation, work), { attributes: { 'muster.organisation': organisation } })
  const globally = <T>(work: (tx: GlobalTx) => Promise<T>) => traced('transaction', () => transact(null, work))
  return {
    within,
    globally,
    ping: async () => {
      await pool.query('select 1').catch(() => {
        throw unavailable()
      })
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: turns.waiting() }),
    close: () => pool.end(),
  }
}

export function poolOptions(connection: pg.ClientConfig, size = 10, patienceMillis = 35_000): pg.PoolConfig {
  return {
    ...connection,
    ...{ pipeline: true },
    types,
    max: size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    // A machine that disappears closes nothing: without these its calls would wait for a quarter of an hour.
    keepAlive: true,
    query_timeout: patienceMillis,
    options: Object.entries(sessionSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  }
}
