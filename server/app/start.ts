import { join } from 'node:path'
import type pg from 'pg'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { appConnection } from '../platform/database/app-role.ts'
import { migrate } from '../platform/database/migrate.ts'
import type { Log } from '../platform/log.ts'
import { startPostgres } from '../platform/postgres/start-postgres.ts'
import { StartError } from '../platform/start-error.ts'
import { buildServer } from './build.ts'
import { compose } from './compose.ts'
import { features } from './features.ts'
import { serveWeb } from './web.ts'

export interface Start {
  config: Config
  clock: Clock
  log: Log
  /** Prints a line for the person who starts it. */
  tell: (line: string) => void
}

export interface RunningServer {
  address: string
  stop(): Promise<void>
}

/** Database, migrations, jobs, sockets, HTTP: in this order, and stopped in the opposite one. */
export async function startServer({ config, clock, log, tell }: Start): Promise<RunningServer> {
  const postgres = config.databaseUrl ? undefined : await startEmbedded(config, tell)
  try {
    const owner: pg.ClientConfig = postgres?.owner ?? { connectionString: config.databaseUrl }
    const applied = await migrate({ owner, secret: config.secret })
    if (applied.length > 0) tell(`Database: ${applied.length} migrations applied.`)
    const composition = await compose({ config, clock, log, connection: appConnection(owner, config.secret) })
    const { app, jobs, sockets } = composition
    const fastify = await buildServer(app, features)
    await serveWeb(fastify)
    sockets.attach(fastify.server, app, features)
    await jobs.work(app, features)
    const address = await fastify.listen({ port: config.port, host: config.host }).catch(async (error: Error) => {
      await composition.close()
      throw cannotListen(config, error)
    })
    return {
      address,
      async stop() {
        await sockets.close()
        await fastify.close()
        await composition.close()
        await postgres?.stop()
      },
    }
  } catch (error) {
    await postgres?.stop()
    throw error
  }
}

function startEmbedded(config: Config, tell: (line: string) => void) {
  tell('Database: starting PostgreSQL.')
  return startPostgres({ directory: join(config.dataDir, 'postgres'), tell })
}

function cannotListen({ port, host }: Config, error: Error & { code?: string }): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is taken. Choose another with PORT=….`)
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user. Choose one above 1023 with PORT=….`)
  return new StartError(`Muster cannot listen on ${host}:${port}: ${error.message}`)
}
