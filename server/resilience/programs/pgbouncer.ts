import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { otherUser } from '../../platform/postgres/runs-as.ts'
import { scratchFolder } from '../../testing/scratch-postgres.ts'
import { freePort } from '../running-server.ts'

export interface Pooler {
  /** For `DATABASE_POOL_URL`. */
  url: string
  /** The number of transactions passed on, and the most connections used. */
  seen(): Promise<{ transactions: number; connections: number }>
  stop(): Promise<void>
}

export const hasPgBouncer = () => spawnSync('pgbouncer', ['--version']).status === 0

/** PgBouncer (Debian: pgbouncer) in transaction mode, with this many connections to the database. */
export async function runPgBouncer(app: pg.ClientConfig, connections: number): Promise<Pooler> {
  const port = await freePort()
  const folder = scratchFolder('muster-pooler-')
  const file = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    chmodSync(path, 0o644)
    return path
  }
  const users = file('users.txt', `"${app.user}" "${String(app.password)}"\n"watcher" "watches"\n`)
  const settings = file(
    'pgbouncer.ini',
    `[databases]
${app.database} = host=${app.host} port=${app.port ?? 5432} dbname=${app.database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
stats_users = watcher
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 100
`,
  )
  const child = spawn('pgbouncer', [settings], { stdio: 'ignore', ...otherUser() })
  const ended = new Promise((done) => child.once('exit', done))
  const console = async () => {
    const login = { host: '127.0.0.1', port, user: 'watcher', password: 'watches', database: 'pgbouncer' }
    const client = new pg.Client(login)
    await client.connect()
    return client
  }
  for (let tries = 0; ; tries++) {
    const client = await console().catch(() => undefined)
    await client?.end()
    if (client !== undefined) break
    if (tries > 100 || child.exitCode !== null) throw new Error('PgBouncer did not start.')
    await sleep(50)
  }
  return {
    url: `postgres://127.0.0.1:${port}/${app.database}`,
    async seen() {
      const client = await console()
      // The console has no prepared statements, and returns text.
      const [stats, pools] = [await client.query('show stats'), await client.query('show pools')]
      await client.end()
      const ofDatabase = (rows: Record<string, string>[]) => rows.find(({ database }) => database === app.database)
      const pool = ofDatabase(pools.rows as Record<string, string>[])
      return {
        transactions: Number(ofDatabase(stats.rows as Record<string, string>[])?.['total_xact_count']),
        connections: ['sv_active', 'sv_idle', 'sv_used', 'sv_tested', 'sv_login'].reduce(
          (sum, state) => sum + Number(pool?.[state]),
          0,
        ),
      }
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
