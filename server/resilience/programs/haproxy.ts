import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type RunningServer } from '../running-server.ts'
import { until } from '../../testing/until.ts'

export interface RunningProxy {
  address: string
  /** Whether it sends calls to the server at this index. */
  isUp(place: number): Promise<boolean>
  stop(): Promise<void>
}

export const hasHaproxy = () => spawnSync('haproxy', ['-v']).status === 0

/** HAProxy (Debian: haproxy) in front of these servers, polling `/api/ready` on each five times a second. */
export async function runHaproxy(servers: readonly RunningServer[]): Promise<RunningProxy> {
  const [port, figures] = [await freePort(), await freePort()]
  const folder = mkdtempSync(join(tmpdir(), 'muster-haproxy-'))
  const settings = join(folder, 'haproxy.cfg')
  const lines = servers.map(({ address }, place) => `  server s${place} ${new URL(address).host}`)
  writeFileSync(
    settings,
    `defaults
  mode http
  timeout connect 5s
  timeout check 5s
  timeout client 60s
  timeout server 60s
listen muster
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk GET /api/ready
  default-server check inter 200ms fall 1 rise 1
${lines.join('\n')}
listen figures
  bind 127.0.0.1:${figures}
  stats enable
  stats uri /
`,
  )
  const child = spawn('haproxy', ['-db', '-f', settings], { stdio: 'ignore' })
  const ended = new Promise((done) => child.once('exit', done))
  const states = async () => {
    const csv = await fetch(`http://127.0.0.1:${figures}/;csv`).then(
      (reply) => reply.text(),
      () => '',
    )
    return csv.split('\n').map((line) => line.split(','))
  }
  const isUp = async (place: number) =>
    (await states()).some(([proxy, name, ...rest]) => proxy === 'muster' && name === `s${place}` && rest[15] === 'UP')
  for (const place of servers.keys()) await until(() => isUp(place), Boolean)
  return {
    address: `http://127.0.0.1:${port}`,
    isUp,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
