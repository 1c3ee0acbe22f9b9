import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { scratchFolder } from '../testing/scratch-postgres.ts'
import { get, runServer } from './running-server.ts'
import { until } from '../testing/until.ts'

const folder = scratchFolder('muster-root-')
const dataDir = join(folder, 'data')
const compiled = join(folder, 'compiled')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A process's real, effective, saved and file-system ids, and its groups. */
function idsOf(pid: number): string[] {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return ['Uid', 'Gid', 'Groups'].flatMap((name) => {
    const [, values = ''] = new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status) ?? []
    return [...new Set(values.trim().split(/\s+/))]
  })
}

/** 0 if there is none. */
function postmaster(): number {
  const file = join(dataDir, 'postgres/data/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
}

const isReady = (server: { address: string }) => get(server.address, '/api/ready')

it.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'started as root, drops root once it listens; PostgreSQL is still restarted, and the next start works',
  { timeout: 180_000 },
  async () => {
    // As left by an earlier version: files owned by root, including the secret.
    mkdirSync(dataDir)
    mkdirSync(join(dataDir, 'files/one'), { recursive: true, mode: 0o700 })
    writeFileSync(join(dataDir, 'files/one/photo.webp'), 'x', { mode: 0o600 })
    for (const round of ['first', 'second']) {
      const server = await runServer({ DATA_DIR: dataDir, NODE_COMPILE_CACHE: compiled })
      const ids = await until(
        () => Promise.resolve(idsOf(server.pid)),
        ([uid]) => uid === '65534',
      )
      expect([round, ...ids]).toEqual([round, '65534', '65534', '65534'])
      expect(idsOf(postmaster())[0]).toBe('65534')
      expect(statSync(join(dataDir, 'files/one/photo.webp')).uid).toBe(65534)
      const secret = statSync(join(dataDir, 'secret'))
      expect([secret.uid, secret.mode & 0o777]).toEqual([0, 0o600])

      const before = postmaster()
      process.kill(before, 'SIGQUIT')
      await until(
        () => isReady(server).then(({ status }) => [status, postmaster()]),
        ([status = 0, pid = 0]) => status === 200 && pid > 0 && pid !== before,
      )
      expect(await server.stop()).toBe(0)
      expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(dataDir)
      expect(readdirSync(join(dataDir, 'postgres'))).not.toContain('lock')
      // Compiled code is kept, and only root can change what the next start runs.
      const [ofVersion = '', ...others] = readdirSync(compiled)
      const kept = readdirSync(join(compiled, ofVersion))
      expect([others, kept.length > 500]).toEqual([[], true])
      const places = [compiled, join(compiled, ofVersion), ...kept.map((name) => join(compiled, ofVersion, name))]
      const owners = places.map((place) => statSync(place)).map(({ uid, mode }) => `${uid} ${mode & 0o002}`)
      expect([...new Set(owners)]).toEqual(['0 0'])
    }
  },
)

it.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'stays root if no other user may enter its folder, and says so',
  { timeout: 120_000 },
  async () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed)
    chmodSync(closed, 0o700)
    const server = await runServer({ DATA_DIR: join(closed, 'data') })
    expect(idsOf(server.pid)[0]).toBe('0')
    expect(await server.stop()).toBe(0)
    expect(server.said()).toContain('goes on running as root')
  },
)
