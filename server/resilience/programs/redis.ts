import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'redis'
import { freePort } from '../running-server.ts'

export interface RealRedis {
  url: string
  start(): Promise<void>
  kill(): Promise<void>
  remove(): Promise<void>
}

/** Redis (Debian: redis-server) without persistence; null if not installed. */
export async function realRedis(): Promise<RealRedis | null> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return null
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'muster-redis-'))
  const url = `redis://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const kill = async () => {
    const running = child
    child = undefined
    if (running === undefined) return
    const ended = new Promise((done) => running.once('exit', done))
    running.kill('SIGKILL')
    await ended
  }
  return {
    url,
    async start() {
      const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '']
      child = spawn('redis-server', settings, { stdio: 'ignore' })
      for (let tries = 0; !(await answers(url)); tries++) {
        if (tries > 200) throw new Error('Redis did not start.')
        await sleep(50)
      }
    },
    kill,
    async remove() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = createClient({ url, socket: { reconnectStrategy: false } })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.ping()
    await client.close()
    return true
  } catch {
    return false
  }
}
