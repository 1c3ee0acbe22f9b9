import { isDeepStrictEqual } from 'node:util'
import { PgBoss } from 'pg-boss'
import type pg from 'pg'
import type { Id } from '@muster/contract/values.ts'
import type { App } from '../app.ts'
import { listen, type Listener } from '../database/listen.ts'
import type { AnyTx } from '../database/tx.ts'
import type { Feature } from '../feature.ts'
import type { Log } from '../log.ts'
import { carried } from '../tracing/trace.ts'
import { attend, type Attendant, type JobHandler } from './attend.ts'
import { queueChannel } from './channel.ts'
import { jobPolicies, type JobData, type JobName, type JobOptions } from '../after-commit/job.ts'
import { showLife, type Life } from './life.ts'

export interface Jobs {
  /** Adds a job in the caller's transaction. */
  enqueue<N extends JobName>(tx: AnyTx, job: N, data: JobData[N], options: JobOptions): Promise<void>
  /** Starts handing jobs to the features' handlers: of all queues, or of those that `does` names. */
  work(app: App, features: readonly Feature[], does?: (job: JobName) => boolean): Promise<void>
  /** Calls `wake` when a transaction that committed said `named` on `queueChannel`, and after a gap. */
  onNotice(named: string, wake: () => void): void
  /** Takes no new jobs and waits for running ones. */
  stop(): Promise<void>
}

/**
 * Jobs are rows in PostgreSQL, managed by pg-boss in its own schema, which the migration creates; whose job is next is decided in
 * `turns.ts`. A process that `onlyWrites` jobs leaves running, scheduling and repeating them to others.
 */
export async function startJobs(connection: pg.ClientConfig, log: Log, onlyWrites = false): Promise<Jobs> {
  const boss = new PgBoss({
    // An unresponsive database is not waited for forever; no query of the queue takes a minute.
    ...({ ...connection, keepAlive: true, query_timeout: 60_000 } as object),
    schema: 'pgboss',
    max: 4,
    migrate: false,
    createSchema: false,
    // Index maintenance needs the owner, and the application's role owns nothing.
    reindex: false,
    monitorVacuum: false,
    useListenNotify: false,
    supervise: !onlyWrites,
    schedule: !onlyWrites,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => log.warn({ error: error.message }, 'the job queue met an error'))
  await boss.start()
  const { rows } = await boss.getDb().executeSql("select 1 from pg_extension where extname = 'citus'", [])
  const isOnCluster = rows.length > 0
  await keepQueues(boss)
  const opened: { life?: Life; attendant?: Attendant; listener?: Listener } = {}
  const wakers = new Map<string, () => void>()
  return {
    async enqueue(tx, job, data, { key, startAfter }) {
      const together = isOnCluster ? tx.query(commitTogether) : undefined
      const { organisation } = data as OfOrganisation
      const sent = boss.send(
        job,
        { ...data, ...carried() },
        {
          db: {
            executeSql: async (text, values = []) =>
              tx.query({ name: '', text, values }) as Promise<{ rows: unknown[] }>,
          },
          ...(organisation ? { group: { id: organisation } } : {}),
          ...(key ? { singletonKey: keyWithin(data as OfOrganisation, key) } : {}),
          ...(startAfter ? { startAfter } : {}),
        },
      )
      await Promise.all([sent, together])
    },
    async work(app, features, does = () => true) {
      opened.life = await showLife(connection, log)
      await boss.getDb().executeSql(groupOlder, [])
      const attendant = attend({ boss, log, handlers: handlersOf(app, features, does) })
      if (!onlyWrites) await schedule(boss, features)
      opened.attendant = attendant
      const wake = (name: string) => {
        attendant.wake(name)
        wakers.get(name)?.()
      }
      opened.listener = await listen({
        ...{ connection, channel: queueChannel, log, onMessage: wake },
        onGap: () => {
          for (const name of [...Object.keys(jobPolicies), ...wakers.keys()]) wake(name)
        },
      })
    },
    onNotice: (named, wake) => void wakers.set(named, wake),
    async stop() {
      await opened.listener?.stop()
      await opened.attendant?.stop(stopMillis)
      await boss.stop({ graceful: true, timeout: 1_000 })
      await opened.life?.end()
    },
  }
}

const stopMillis = 20_000

/** Makes missing queues, and changes those whose policy is another in this release: mostly one statement finds nothing to do. */
async function keepQueues(boss: PgBoss): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue as object]))
  for (const [name, { retries, backoffSeconds, expireSeconds, isKeyed }] of Object.entries(jobPolicies)) {
    const options = {
      retryLimit: retries,
      retryDelay: backoffSeconds,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: expireSeconds,
      heartbeatSeconds: 10,
      notify: true,
    }
    const queue = queues.get(name)
    if (queue === undefined) await boss.createQueue(name, { ...options, policy: isKeyed ? 'short' : 'standard' })
    else if (!isDeepStrictEqual({ ...queue, ...options }, { ...queue })) await boss.updateQueue(name, options)
  }
}

/** Jobs that a release without turns queued, so that those of one organisation do not come as a row. */
const groupOlder = `
  update pgboss.job set group_id = data->>'organisation'
  where state in ('created', 'retry') and group_id is null and data->>'organisation' is not null`

/**
 * A cluster commits writes on a worker and on the coordinator atomically only if it knows a table written on each. It does not know those
 * of the queue, so an empty table of the coordinator stands in for them.
 */
const commitTogether = { name: 'commit_together', text: 'delete from commit_together', values: [] }

interface OfOrganisation {
  organisation?: Id | null
}

/** Keys are per organisation: a restored copy of an organisation has records with the same ids. */
function keyWithin({ organisation = null }: OfOrganisation, key: string): string {
  return organisation === null || key.startsWith(organisation) ? key : `${organisation} ${key}`
}

function handlersOf(app: App, features: readonly Feature[], does: (job: JobName) => boolean): Map<JobName, JobHandler> {
  const handlers = new Map<JobName, JobHandler>()
  for (const feature of features) {
    for (const [name, handler] of Object.entries(feature.jobs ?? {})) {
      const handle = handler as (app: App, data: object) => Promise<void>
      if (does(name as JobName)) handlers.set(name as JobName, (data) => handle(app, data))
    }
  }
  return handlers
}

async function schedule(boss: PgBoss, features: readonly Feature[]): Promise<void> {
  for (const feature of features)
    for (const [name, { cron, data }] of Object.entries(feature.schedules ?? {}))
      await boss.schedule(name, cron, data as object, { tz: 'UTC' })
}
