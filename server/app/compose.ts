import type pg from 'pg'
import type { Day, Id } from '@muster/contract/values.ts'
import { startIdentity } from '../features/identity/index.ts'
import { announce, keyCaller } from '../features/integrations/index.ts'
import { storageOf } from '../features/organisation/index.ts'
import { refusedTo, revealing, secondPerson } from '../features/security/index.ts'
import { features } from './features.ts'
import type { App, HiredAgain, HomeDay } from '../platform/app.ts'
import type { Clock } from '../platform/clock.ts'
import { createAllTurns } from '../platform/costs/turns.ts'
import type { Config } from '../platform/config.ts'
import type { Tx } from '../platform/database/tx.ts'
import { openDatabase } from '../platform/database/open.ts'
import { createDraining } from '../platform/draining.ts'
import { openFiles } from '../platform/files/files.ts'
import { openIncoming } from '../platform/files/incoming.ts'
import { watchSpace } from '../platform/files/space.ts'
import { isApart } from '../platform/after-commit/job.ts'
import { startJobs, type Jobs } from '../platform/jobs/jobs.ts'
import { createOutbound } from '../platform/outbound/outbound.ts'
import { createLimits } from '../platform/limits.ts'
import { letLeaveAnswer } from '../platform/leave/leave.ts'
import { noLeave } from '../platform/leave/leave-answers.ts'
import type { Log } from '../platform/log.ts'
import { createReceivers } from '../platform/outbound/receivers.ts'
import { callMaker } from '../platform/second-person/make-call.ts'
import { createSecrets } from '../platform/secrets/secrets.ts'
import { readProxies } from '../platform/network/proxies.ts'
import { createSockets, type Sockets } from '../platform/socket/sockets.ts'
import { openAside } from './aside/aside.ts'
import { openLongJobs } from './aside/long-jobs.ts'
import { startOutbox } from '../platform/mail/outbox.ts'
import { connectRedis } from './redis.ts'

export interface Composition {
  app: App
  jobs: Jobs
  sockets: Sockets
  /** Starts what the first heavy call would otherwise wait for. */
  warm(): void
  /** Sends mails and does jobs; long ones in a thread of their own. Resolves with a function that stops it. */
  work(): Promise<() => Promise<void>>
  /** Closes everything opened, the database last. */
  close(): Promise<void>
}

export interface Parts {
  config: Config
  clock: Clock
  log: Log
  /** As the application's role. */
  connection: pg.ClientConfig
  /** The same through a pooler, used for calls if there is one. */
  pooler?: pg.ClientConfig | undefined
  /** Test hosts that may be called although they are on this machine. */
  openedHosts?: ReadonlySet<string> | undefined
  /** If this is a thread of its own within the process: who passes on the events, and its database connections at the most. */
  apart?: Pick<Sockets, 'publish'> & { connections?: number }
}

/** Composes the process from its settings; nothing below reads the environment. */
export async function compose(parts: Parts): Promise<Composition> {
  const { config, clock, log, connection, pooler, openedHosts, apart } = parts
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, log) : undefined
  const secrets = createSecrets(config.secret)
  const jobs = await startJobs(connection, log, config.role === 'web' || apart !== undefined)
  const { publicUrl } = config
  const proxies = readProxies(config.trustedProxies)
  const sockets = createSockets({ log, redis: apart ? undefined : redis, publicUrl, proxies })
  const { publish } = apart ?? sockets
  const effects = { enqueue: jobs.enqueue, publish, happened: announce }
  const database = openDatabase({
    connection: pooler ?? connection,
    isPooler: pooler !== undefined,
    yields: config.role === 'jobs',
    clock,
    log,
    effects,
    ...(apart?.connections === undefined ? {} : { size: apart.connections }),
  })
  const space = watchSpace(config.dataDir, config.diskFloorMb)
  const files = await openFiles({ directory: config.dataDir, s3Url: config.s3Url, space })
  const incoming = await openIncoming(config.dataDir, clock.now())
  const limits = createLimits(redis)
  const identity = await startIdentity({ clock, log, database, secrets, connection })
  const { authenticate, onboarding } = identity
  const makeCall = callMaker(features)
  const hasAside = config.heavyThreads > 0 && config.role !== 'jobs' && !apart
  const aside = hasAside ? openAside({ config, connection, pooler, openedHosts }, { clock, log, sockets }) : null
  letLeaveAnswer(features.find((feature) => feature.leave)?.leave ?? noLeave)
  const app: App = {
    ...{ config, clock, log, database, connection, secrets, limits, files, incoming, space },
    draining: createDraining(),
    turns: createAllTurns(),
    aside: aside?.make ?? null,
    receivers: createReceivers(),
    apiKey: (token, address) => keyCaller(app, token, address),
    outbound: createOutbound(openedHosts),
    ...{ authenticate, onboarding, onFounded, employed, hiredAgain, payReopened, compOffOf, homeDays, filesInUse },
    employers: features.find((feature) => feature.employers)!.employers!,
    lockedPay: features.find((feature) => feature.lockedPay)!.lockedPay!,
    privateFile: async (tx, actor, key) => {
      for (const feature of features) {
        const file = await feature.privateFile?.(tx, actor, key)
        if (file) return file
      }
      return null
    },
    storage: (tx) => storageOf(tx, config.organisationStorageMb),
    secondPerson: (call, sensitive) => secondPerson(app, call, sensitive),
    revealing: (actor) => revealing(app, actor),
    refusedTo: (actor, key, status) => refusedTo(app, actor, key, status),
    makeCall: (tx, actor, call, approved) => makeCall(app, tx, actor, call, approved),
  }
  return {
    app,
    jobs,
    sockets,
    warm: () => aside?.warm(),
    async work() {
      const outbox = startOutbox(app, jobs)
      const long =
        config.heavyThreads > 0 ? openLongJobs({ config, connection, pooler, openedHosts }, { log, sockets }) : null
      await jobs.work(app, features, long ? (job) => !isApart(job) : undefined)
      return async () => {
        await Promise.all([long?.stop(), outbox.stop()])
      }
    },
    async close() {
      await aside?.close()
      await sockets.close()
      await jobs.stop()
      await identity.stop()
      await database.close()
      await redis?.close()
    },
  }
}

async function onFounded(tx: Tx): Promise<void> {
  for (const feature of features) await feature.onFounded?.(tx)
}

async function employed(tx: Tx, employees: readonly Id[]): Promise<void> {
  for (const feature of features) await feature.employed?.(tx, employees)
}

async function hiredAgain(tx: Tx, of: HiredAgain): Promise<void> {
  for (const feature of features) await feature.hiredAgain?.(tx, of)
}

async function payReopened(tx: Tx, employee: Id | null): Promise<void> {
  for (const feature of features) await feature.payReopened?.(tx, employee)
}

async function compOffOf(tx: Tx, account: Id): Promise<number> {
  let halfDays = 0
  for (const feature of features) halfDays += (await feature.compOffOf?.(tx, account)) ?? 0
  return halfDays
}

async function homeDays(tx: Tx, employee: Id, from: Day, to: Day): Promise<HomeDay[]> {
  const days: HomeDay[] = []
  for (const feature of features) days.push(...((await feature.homeDays?.(tx, employee, from, to)) ?? []))
  return days
}

async function filesInUse(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>()
  for (const feature of features) for (const key of (await feature.filesInUse?.(tx, keys)) ?? []) used.add(key)
  return used
}
