import type { Socket } from 'node:net'
import type pg from 'pg'
import type { Id, Instant } from '@muster/contract/values.ts'
import type { SocketEvents } from '@muster/contract/sockets.ts'
import type { JobData, JobName, JobOptions } from '../after-commit/job.ts'
import type { Happening } from '../after-commit/happening.ts'
import { breather } from '../breathe.ts'
import type { Log } from '../log.ts'
import { unavailable } from '../problem.ts'
import { clusterSettings } from './cluster/cluster.ts'
import { isConnectionFailure } from './failures.ts'
import { withConnection } from './connection-held.ts'
import { isRead } from './is-read.ts'
import { tracedStatement } from '../tracing/statement.ts'
import { awaitLater, firstOf, together } from './together.ts'
import type { AnyTx, GlobalTx, Sql, Tx } from './tx.ts'
import type { Memory } from '../memory.ts'
import type { Audience, Told } from '../after-commit/browsers.ts'

/** What a transaction may cause beyond its own rows. */
export interface Effects {
  enqueue<N extends JobName>(tx: AnyTx, job: N, data: JobData[N], options: JobOptions): Promise<void>
  publish<E extends keyof SocketEvents>(audience: Audience, event: E, payload: Told<E>): void
  /** Absent if there are no subscribers outside the company. */
  happened?(tx: Tx, what: Happening): Promise<void>
}

/** Session settings: set once per connection, or in each transaction if connections belong to a pooler. */
export const sessionSettings = {
  TimeZone: 'UTC',
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  jit: 'off',
  ...clusterSettings,
} as const

const localSettings = Object.entries(sessionSettings)
  .map(([name, value]) => `set local ${name} = '${value}'`)
  .join('; ')

interface Start {
  client: pg.PoolClient
  /** Returns the connection, with the error that broke it. */
  release: (broken?: Error) => void
  /** A pooler keeps neither settings nor prepared statements from one transaction to the next. */
  isPooler: boolean
  organisation: Id | null
  now: Instant
  memory: Memory
  effects: Effects
  log: Log
}

/** Runs work in a transaction; after the commit and the release of the connection, its deferred effects run. */
export async function run<T>(start: Start, work: (tx: Tx | GlobalTx) => Promise<T>): Promise<T> {
  const afterwards: (() => void | Promise<void>)[] = []
  return withConnection(async (release) => {
    const result = await committed(start, afterwards, work).finally(release)
    const breathe = breather()
    for (const effect of afterwards) {
      runEffect(effect, start.log)
      await breathe()
    }
    return result
  })
}

/** Begins, works, commits. A read-only transaction does not wait for its commit, on which nothing but the connection depends. */
async function committed<T>(
  start: Start,
  afterwards: (() => void | Promise<void>)[],
  work: (tx: Tx | GlobalTx) => Promise<T>,
): Promise<T> {
  const { release, organisation, log } = start
  const tx = bound(start, afterwards)
  let broken: Error | undefined
  let isLeaving = false
  try {
    const result = await work(tx)
    if (!tx.begun) return result
    if (!tx.wrote && afterwards.length === 0 && tx.closing.length === 0) {
      isLeaving = true
      tx.end('commit').then(
        () => release(),
        (error: Error) => release(error),
      )
      return result
    }
    const commit = tx.end('commit')
    // PostgreSQL rolls back if one of the last statements failed, although the commit reports no error.
    await together([...tx.closing, commit])
    if ((await commit).command !== 'COMMIT') throw new Error('A statement of this transaction failed unheard.')
    return result
  } catch (thrown) {
    const error = await firstOf(tx.closing, thrown)
    if (isConnectionFailure(error)) broken = error as Error
    else if (tx.begun && !tx.ended) await tx.end('rollback').catch((failure: Error) => (broken = failure))
    if (broken) log.warn({ error: broken.message, organisation }, 'the database went away within a transaction')
    throw isConnectionFailure(error) ? unavailable() : error
  } finally {
    if (!isLeaving) release(broken)
  }
}

interface Bound extends Tx {
  begun: boolean
  wrote: boolean
  ended: boolean
  closing: Promise<unknown>[]
  end(how: 'commit' | 'rollback'): Promise<pg.QueryResult>
}

/**
 * Sends `begin` and the tenant in one packet with the first statement, so they cost no extra round trip. They are two messages, because a
 * cluster forwards the whole message with a setting to the workers, which have already begun.
 */
function bound(
  { client, isPooler, organisation, now, memory, effects }: Start,
  afterwards: (() => void | Promise<void>)[],
): Bound {
  const tenant = `set local app.organisation_id = '${organisation === null ? '' : uuid(organisation)}'`
  const settings = isPooler ? [localSettings, tenant] : [tenant]
  let changes = 0
  return {
    begun: false,
    wrote: false,
    ended: false,
    closing: [],
    organisation: organisation as Id,
    now,
    memory,
    get changes() {
      return changes
    },
    async query({ name, text, values }: Sql) {
      if (this.ended) throw new Error('A statement was sent after the end of its transaction.')
      gather(client)
      const opening = this.begun ? [] : [client.query('begin'), ...settings.map((text) => client.query(text))]
      this.begun = true
      if (!isRead({ name, text, values })) {
        this.wrote = true
        changes += 1
      }
      const [result] = await Promise.all([
        tracedStatement(text, () => client.query({ name: isPooler ? '' : name, text, values: values as unknown[] })),
        ...opening,
      ])
      return { rows: result.rows as unknown[], rowCount: result.rowCount ?? 0 }
    },
    end(how) {
      gather(client)
      this.ended = true
      return client.query(how)
    },
    closeWith(sent) {
      awaitLater(this.closing, sent)
    },
    enqueue(job, data, options = {}) {
      return effects.enqueue(this, job, data, options)
    },
    async happened(what) {
      await effects.happened?.(this, what)
    },
    publish(account, event, payload) {
      afterwards.push(() => effects.publish({ organisation: this.organisation, account }, event, payload))
    },
    afterCommit(effect) {
      afterwards.push(effect)
    },
  }
}

/**
 * Sends everything written to a connection in one turn of the event loop as one packet. Separate writes would cost more than what they
 * carry, because each wakes PostgreSQL, whose reply wakes this process.
 */
function gather(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** The tenant goes into a statement without parameters, so its form is checked here. */
function uuid(id: Id): Id {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
    throw new TypeError('An organisation is named by a UUID.')
  return id
}

function runEffect(effect: () => void | Promise<void>, log: Log): void {
  const failed = (error: unknown) => log.error({ error: String(error) }, 'an effect after a commit failed')
  try {
    Promise.resolve(effect()).catch(failed)
  } catch (error) {
    failed(error)
  }
}
