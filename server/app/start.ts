import type pg from 'pg'
import type { Clock } from '../platform/clock.ts'
import type { Config, Role } from '../platform/config.ts'
import { findingText, type Finding } from '../platform/finding.ts'
import { whoIsThere } from './who-is-there.queries.ts'
import { clearUnfinished } from '../platform/backup/organisation/unfinished.ts'
import { appConnection } from '../platform/database/migrate/app-role.ts'
import { migrate } from '../platform/database/migrate/migrate.ts'
import type { Log } from '../platform/log.ts'
import { startDatabase } from '../platform/postgres/start-database.ts'
import { StartError } from '../platform/start-error.ts'
import { startTracing } from '../platform/tracing/start-tracing.ts'
import { scheduleBackups } from './backup/schedule.ts'
import { buildServer, buildWorker } from './build.ts'
import { compose, type Composition } from './compose.ts'
import { examineDatabase, examineSettings } from './doctor/examine.ts'
import { features } from './features.ts'
import { greet } from './page/greet.ts'
import { serveWeb } from './page/web.ts'

export interface Start {
  config: Config
  clock: Clock
  log: Log
  /** Prints a line for the person who starts it. */
  tell: (line: string) => void
  /** Fills in the demo company, with DEMO and if nobody is there. */
  fillDemo: FillDemo
}

type FillDemo = (
  parts: Pick<Start, 'config' | 'log' | 'tell'> & { connection: pg.ClientConfig; owner: pg.ClientConfig },
) => Promise<void>

export interface RunningServer {
  address: string
  /** Continues serving while its proxy notices the shutdown. */
  drain(): Promise<void>
  /** Also ends the draining. */
  stop(): Promise<void>
}

/** Starts database, migrations, jobs, sockets and HTTP in this order, and stops them in reverse, even if one of them fails. */
export async function startServer({ config, clock, log, tell, fillDemo }: Start): Promise<RunningServer> {
  const opened: (() => Promise<unknown> | undefined)[] = []
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close()
  }
  try {
    warn(await examineSettings(config), tell)
    opened.push(await startTracing(config))
    const database = await startDatabase(config, tell)
    opened.push(() => database.stop())
    const { owner } = database
    const applied = await migrate({ owner, secret: config.secret })
    await clearUnfinished({ owner, ...config }).catch((error: Error) => {
      log.error({ error: error.message }, 'what a restore left could not be taken away')
    })
    if (applied.length > 0) tell(`Database: ${applied.length} migrations applied.`)
    const connection = appConnection(owner, config.secret)
    const pooler = config.databasePoolUrl && appConnection({ connectionString: config.databasePoolUrl }, config.secret)
    const composition = await compose({ config, clock, log, connection, pooler: pooler || undefined })
    opened.push(() => composition.close())
    const { app, sockets } = composition
    warn(await examineDatabase(config, app.database), tell)
    if (config.demo) await fillWhereNobodyIs(composition, fillDemo, { config, log, connection, owner, tell })
    const { doesCalls, doesJobs } = workOf(config.role)
    // Before the server, so that it stops after it: calls still queue mails and jobs.
    if (doesJobs) {
      opened.push(await composition.work())
      await app.database.globally((tx) => tx.enqueue('audit-check', { organisation: null }, { key: 'all' }))
    }
    const fastify = doesCalls ? await buildServer(app, features) : buildWorker(app)
    opened.push(() => fastify.close())
    if (doesCalls) {
      await serveWeb(fastify)
      sockets.attach(fastify.server, app, features)
      opened.push(() => sockets.close())
    }
    const address = await fastify.listen({ port: config.port, host: config.host }).catch((error: Error) => {
      throw cannotListen(config, error)
    })
    if (doesCalls) composition.warm()
    if (doesJobs) opened.push(scheduleBackups({ config, owner, clock, log }))
    if (doesCalls) await greet(app, tell)
    else tell(`\nMuster does jobs. Health and figures are at ${address}. Stop with Ctrl-C.`)
    return {
      address,
      drain: () => app.draining.begin(config.drainSeconds),
      stop: () => {
        app.draining.hurry()
        return stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const workOf = (role: Role) => ({ doesCalls: role !== 'jobs', doesJobs: role !== 'web' })

/** Prints findings for the operator; throws a StartError for one that would let strangers in. */
function warn(findings: readonly Finding[], tell: (line: string) => void): void {
  const refused = findings.filter(({ level }) => level === 'refused')
  if (refused.length > 0) throw new StartError(refused.map(findingText).join('\n'))
  for (const finding of findings) tell(`Warning: ${findingText(finding)}`)
}

/** Only if no one has signed up yet. */
async function fillWhereNobodyIs({ app }: Composition, fill: FillDemo, parts: Parameters<FillDemo>[0]): Promise<void> {
  if ((await app.database.globally((tx) => whoIsThere(tx, {})))?.somebody) return
  parts.tell('Demo: telling the past of an invented company.')
  await fill(parts)
}

function cannotListen({ port, host }: Config, error: Error & { code?: string }): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is taken. Choose another with PORT=….`)
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user. Choose one above 1023 with PORT=….`)
  return new StartError(`Muster cannot listen on ${host}:${port}: ${error.message}`)
}
