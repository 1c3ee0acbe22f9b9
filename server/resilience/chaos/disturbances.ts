import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Random } from '../../demo/random.ts'
import { until } from '../../testing/until.ts'
import type { ChaosWorld } from './chaos-world.ts'

/** Breaks one part, and repairs it before it returns. */
type Disturbance = (world: ChaosWorld, chance: Random) => Promise<void>

/** The largest clock error without an alert: time synchronisation keeps machines within this. */
const wrongestClockMs = 2000

export const disturbances: Readonly<Record<string, Disturbance>> = {
  async 'server killed'({ servers }, chance) {
    const server = chance.pick(servers)
    await server.kill()
    await server.start()
  },

  async 'server paused'({ servers }, chance) {
    const server = chance.pick(servers)
    server.signal('SIGSTOP')
    await sleep(300 + chance.below(1500))
    server.signal('SIGCONT')
  },

  async 'server restarted with a wrong clock'({ servers }, chance) {
    const server = chance.pick(servers)
    await server.stop()
    await server.start(chance.below(2 * wrongestClockMs) - wrongestClockMs)
  },

  async 'both servers killed'({ servers }) {
    await Promise.all(servers.map((server) => server.kill()))
    await Promise.all(servers.map((server) => server.start()))
  },

  async 'PostgreSQL killed'(world) {
    process.kill(world.postgresProcesses()[0]!, 'SIGKILL')
    await sleep(500)
  },

  async 'a process of PostgreSQL killed'(world, chance) {
    const [, ...children] = world.postgresProcesses()
    if (children.length > 0) send(chance.pick(children), 'SIGKILL')
    await sleep(500)
  },

  async 'PostgreSQL paused'(world, chance) {
    const all = world.postgresProcesses()
    for (const one of all) send(one, 'SIGSTOP')
    await sleep(300 + chance.below(1200))
    for (const one of all) send(one, 'SIGCONT')
  },

  async 'disk of PostgreSQL full'({ disk, postgres }, chance) {
    await disk!.fill()
    await sleep(500 + chance.below(2500))
    disk!.free()
    // It ended because it had no room for its log, and is started again until that succeeds.
    await until(
      () => isThere(postgres.owner),
      (is) => is,
      60,
    )
  },

  async 'Redis killed'({ redis }, chance) {
    await redis!.kill()
    await sleep(chance.below(1000))
    await redis!.start()
  },

  async 'bucket away'({ bucket }, chance) {
    await during(chance, (trouble) => (bucket.trouble = trouble ? 'away' : null))
  },

  async 'bucket slow'({ bucket }, chance) {
    await during(chance, (trouble) => (bucket.trouble = trouble ? 'slow' : null))
  },

  async 'bucket full'({ bucket }, chance) {
    await during(chance, (trouble) => (bucket.trouble = trouble ? 'full' : null))
  },

  async 'mail away'({ mail }, chance) {
    await during(chance, (trouble) => (mail.isAway = trouble))
  },
}

/** The parts that cannot be broken because they are missing, with the reason. */
export function leftOut({ redis, disk }: ChaosWorld): Record<string, string> {
  return {
    ...(redis === null && { 'Redis killed': 'there is no redis-server on this machine' }),
    ...(disk === null && { 'disk of PostgreSQL full': 'only root on Linux can give it a disk of its own' }),
  }
}

async function isThere(owner: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(owner)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

async function during(chance: Random, set: (trouble: boolean) => void): Promise<void> {
  set(true)
  await sleep(500 + chance.below(1500))
  set(false)
}

/** A process may have ended by itself meanwhile. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
