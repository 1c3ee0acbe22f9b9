import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Id, Instant } from '@muster/contract/values.ts'
import { buildServer } from '../../app/build.ts'
import { compose } from '../../app/compose.ts'
import { features } from '../../app/features.ts'
import { hashPassword } from '../../features/identity/index.ts'
import type { Config } from '../../platform/config.ts'
import type { App } from '../../platform/app.ts'
import { fixedClock, systemClock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { demoPassword } from './sign-ins.ts'

/** What is needed to tell a company's past: the product itself, with a clock that is moved through it. */
export interface Filling {
  app: App
  fastify: FastifyInstance
  clock: ReturnType<typeof fixedClock>
  realNow: Instant
  tell: (line: string) => void
  /** Of the password that everybody in it has. */
  passwordHash: string
  within: (organisation: Id) => <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

/** What every new organisation begins with: leave policies, salary components and so on. */
export async function onFounded(tx: Tx): Promise<void> {
  for (const feature of features) await feature.onFounded?.(tx)
}

interface Parts {
  config: Config
  log: Log
  /** As the application's role. */
  connection: pg.ClientConfig
  tell: (line: string) => void
}

/** Puts up the product without its port, with a clock of its own, for as long as `work` takes. */
export async function whileFilling<T>(
  { config, log, connection, tell }: Parts,
  work: (filling: Filling) => Promise<T>,
): Promise<T> {
  const realNow = systemClock.now()
  const clock = fixedClock(realNow)
  const composition = await compose({ config, clock, log, connection })
  const { app } = composition
  const fastify = await buildServer(app, features)
  try {
    const within: Filling['within'] = (organisation) => (act) => app.database.within(organisation, act)
    return await work({ app, fastify, clock, realNow, tell, passwordHash: await hashPassword(demoPassword), within })
  } finally {
    await fastify.close()
    await composition.close()
  }
}
