import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Id, Instant } from '@muster/contract/values.ts'
import { buildServer } from '../app/build.ts'
import { compose } from '../app/compose.ts'
import { features } from '../app/features.ts'
import { hashPassword } from '../features/identity/index.ts'
import type { Config } from '../platform/config.ts'
import type { App } from '../platform/app.ts'
import { fixedClock, systemClock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { Tx } from '../platform/database/tx.ts'
import { demoPassword } from '../app/demo-sign-ins.ts'
import { takeStatistics } from './take-statistics.ts'

/** What telling a company's past needs: the product itself, with a movable clock. */
export interface Filling {
  app: App
  fastify: FastifyInstance
  clock: ReturnType<typeof fixedClock>
  realNow: Instant
  tell: (line: string) => void
  /** After a month of a long past. */
  takeStatistics: () => Promise<void>
  /** Of everyone's password. */
  passwordHash: string
  within: (organisation: Id) => <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

/** The defaults of every new organisation: leave policies, salary components and so on. */
export async function onFounded(tx: Tx): Promise<void> {
  for (const feature of features) await feature.onFounded?.(tx)
}

interface Parts {
  /** For statistics; without it none are taken. */
  owner?: pg.ClientConfig
  config: Config
  log: Log
  /** As the application's role. */
  connection: pg.ClientConfig
  tell: (line: string) => void
}

/** Starts the product without its port and with a separate clock, for the duration of `work`. */
export async function whileFilling<T>(
  { config, log, connection, tell, owner }: Parts,
  work: (filling: Filling) => Promise<T>,
): Promise<T> {
  const realNow = systemClock.now()
  const clock = fixedClock(realNow)
  const composition = await compose({ config, clock, log, connection })
  const { app } = composition
  const fastify = await buildServer(app, features)
  try {
    const within: Filling['within'] = (organisation) => (act) => app.database.within(organisation, act)
    return await work({
      ...{ app, fastify, clock, realNow, tell, within },
      takeStatistics: owner === undefined ? () => Promise.resolve() : takeStatistics(owner),
      passwordHash: await hashPassword(demoPassword),
    })
  } finally {
    await fastify.close()
    await composition.close()
  }
}
