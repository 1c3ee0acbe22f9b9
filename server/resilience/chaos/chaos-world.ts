import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { whileFilling, type Filling } from '../../demo/filling.ts'
import { fillLoadCompany } from '../../demo/load-company.ts'
import type { DemoCompany } from '../../demo/write-company.ts'
import { readConfig } from '../../platform/config.ts'
import { appConnection } from '../../platform/database/migrate/app-role.ts'
import { migrate } from '../../platform/database/migrate/migrate.ts'
import { createLog } from '../../platform/log.ts'
import { addressOf } from '../../platform/postgres/connection.ts'
import { startPostgres, type RunningPostgres } from '../../platform/postgres/start-postgres.ts'
import { aBucket } from '../../testing/a-bucket.ts'
import { mailServer, type MailServer } from '../../testing/mail-server.ts'
import { scratchFolder } from '../../testing/scratch-postgres.ts'
import { realRedis, type RealRedis } from '../programs/redis.ts'
import { postmasterOf } from '../postmaster.ts'
import { processesOf } from '../processor.ts'
import { freePort, runServer, type RunningServer } from '../running-server.ts'
import { smallDisk, type SmallDisk } from './small-disk.ts'

/** All parts of the product, each a separate process or server that can be broken. */
export interface ChaosWorld {
  company: DemoCompany
  /** Two processes, each always at its own address. */
  servers: readonly ReturnType<typeof aServer>[]
  postgres: RunningPostgres
  /** The postmaster first, then all its processes. */
  postgresProcesses(): number[]
  /** The disk with its data; null if the machine does not allow one. */
  disk: SmallDisk | null
  /** Null if Redis is not installed. */
  redis: RealRedis | null
  bucket: Awaited<ReturnType<typeof aBucket>>
  mail: MailServer
  /** The number of times each mail was accepted, by message id. */
  mails: ReadonlyMap<string, number>
  /** The product without its port, beside the processes, for reading what they have written. */
  within<T>(work: (filling: Filling) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export async function chaosWorld(people: number): Promise<ChaosWorld> {
  const folder = scratchFolder('muster-chaos-')
  const secret = 'a secret of the chaos that is long enough'
  const directory = join(folder, 'postgres')
  mkdirSync(directory)
  const disk = smallDisk(directory)
  const postgres = await startPostgres({ directory })
  mkdirSync(join(folder, 'data'))
  const mails = new Map<string, number>()
  const taken = (text: string) => {
    const [, id = ''] = /^Message-ID:\s*(\S+)/im.exec(text) ?? []
    mails.set(id, (mails.get(id) ?? 0) + 1)
  }
  const [redis, bucket, mail] = await Promise.all([realRedis(), aBucket(), mailServer(taken)])
  await redis?.start()
  const environment: Record<string, string> = {
    DATABASE_URL: addressOf(postgres.owner),
    ...{ DATA_DIR: join(folder, 'data'), MUSTER_SECRET: secret, S3_URL: `${bucket.url}/files`, SMTP_URL: mail.url },
    ...{ MAIL_DELAY_SECONDS: '0', ...(redis === null ? {} : { REDIS_URL: redis.url }) },
  }
  // Files owned by root are not accessible to the servers, which do not run as root.
  const config = readConfig({ ...environment, DATA_DIR: join(folder, 'beside'), LOG_LEVEL: 'silent' })
  const within: ChaosWorld['within'] = (work) => {
    const connection = appConnection(postgres.owner, secret)
    return whileFilling({ config, log: createLog('silent'), connection, tell: () => {} }, work)
  }
  await migrate({ owner: postgres.owner, secret })
  const company = await within((filling) => fillLoadCompany(filling, { employees: people, days: 3 }))
  const servers = await Promise.all([1, 2].map(async () => aServer(environment, await freePort())))
  for (const server of servers) await server.start()
  return {
    ...{ company, servers, postgres, disk, redis, bucket, mail, mails, within },
    postgresProcesses: () => processesOf(postmasterOf(directory)),
    async close() {
      await Promise.all(servers.map((server) => server.kill()))
      await postgres.stop()
      await redis?.remove()
      bucket.close()
      await mail.close()
      disk?.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function aServer(environment: Record<string, string>, port: number) {
  const clock = `--import ${new URL('./wrong-clock.ts', import.meta.url).href}`
  let server: RunningServer | undefined
  let isWanted = false
  const start = async (clockMs = 0) => {
    const wrong: Record<string, string> = clockMs === 0 ? {} : { NODE_OPTIONS: clock, WRONG_CLOCK_MS: String(clockMs) }
    const started = await supervised({ ...environment, ...wrong, LOG_LEVEL: 'error', PORT: String(port) })
    server = started
    isWanted = true
    void started.ended.then((code) => {
      for (const error of errorsIn(started.said())) itself.errors.add(error)
      if (isWanted && server === started) itself.ended.push(`exit code ${code}: ${started.said().slice(-600)}`)
    })
  }
  const end = (how: 'kill' | 'stop') => {
    isWanted = false
    return server![how]()
  }
  const itself = {
    address: `http://127.0.0.1:${port}`,
    signal: (name: NodeJS.Signals) => server!.signal(name),
    start,
    kill: () => end('kill'),
    stop: () => end('stop'),
    /** Unexpected exits, with the last output. */
    ended: [] as string[],
    /** Errors logged for failed calls, each kind once; complete after it has ended. */
    errors: new Set<string>(),
  }
  return itself
}

/** Retries a failed start, such as during database recovery, like any process supervisor. */
async function supervised(environment: Record<string, string>): Promise<RunningServer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runServer(environment)
    } catch (error) {
      if (tries === 10) throw error
      await sleep(1000)
    }
  }
}

/** The first lines of each stack trace in a log. */
function errorsIn(log: string): string[] {
  return log.split('\n').flatMap((line) => {
    const [, stack] = /"stack":"((?:[^"\\]|\\.)*)"/.exec(line) ?? []
    return stack === undefined ? [] : [stack.split('\\n').slice(0, 3).join(' ')]
  })
}
