import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { hasHaproxy, runHaproxy } from './programs/haproxy.ts'
import { loadedServer } from './loaded-server.ts'
import { nextRelease, widening } from './next-release.ts'
import { punchedOut } from './punching.ts'
import { get, send, type RunningServer } from './running-server.ts'
import { until } from '../testing/until.ts'

/** Longer than a busy machine keeps the proxy from looking. */
const drainSeconds = 3
const isThere = hasHaproxy()
const throughWhat = isThere ? 'through HAProxy' : 'through a proxy of the test (HAProxy: apt-get install haproxy)'
const loaded = loadedServer(30, { DRAIN_SECONDS: String(drainSeconds) })
const servers: RunningServer[] = []
let proxy: Proxy | undefined
const next = nextRelease(widening)
afterAll(async () => {
  proxy?.end()
  await proxy?.stop()
  await Promise.all(servers.map((server) => server.kill()))
  next.remove()
})

describe('servers that are stopped, or replaced one by one by the next release', () => {
  it('stop immediately when signalled twice, or by Ctrl-C', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => loaded.another({ DRAIN_SECONDS: '300' })))
    servers.push(first!, second!)
    first!.signal('SIGTERM')
    await until(
      () => get(first!.address, '/api/ready'),
      ({ status }) => status === 503,
    )
    first!.signal('SIGTERM')
    second!.signal('SIGINT')
    expect(await Promise.all([first!.ended, second!.ended])).toEqual([0, 0])
  }, 60_000)

  it(`fail no call, during the migration and after it, ${throughWhat}`, async () => {
    const serving = [loaded.server, await loaded.another()]
    servers.push(...serving)
    const through = isThere ? await realProxy(serving) : proxyOf(serving)
    proxy = through
    const people = loaded.company.people.filter(({ role }) => role === 'Employee').slice(0, 8)
    const signedIn = await Promise.all(people.map(({ email }) => loaded.signIn(email)))
    const working = signedIn.map((headers) => worksOn(through, headers))
    const columns = "select count(*)::int as of_next from information_schema.columns where column_name = 'is_later'"

    for (const [place, server] of [...serving].entries()) {
      const asked = performance.now()
      server.signal('SIGTERM')
      expect(
        await until(
          () => get(server.address, '/api/ready'),
          ({ status }) => status === 503,
        ),
      ).toMatchObject({
        body: { message: 'The server is restarting.' },
      })
      expect((await get(server.address, '/api/v1/employee/attendance', signedIn[0])).status).toBe(200)
      expect(await server.ended).toBe(0)
      expect(performance.now() - asked).toBeGreaterThan(drainSeconds * 1000)
      serving[place] = await loaded.another({ PORT: new URL(server.address).port }, next.main)
      servers.push(serving[place]!)
      expect(await loaded.row(columns, [])).toEqual({ of_next: 6 })
      await until(() => through.isUp(place), Boolean)
    }
    through.end()
    const told = await Promise.all(working)
    expect(told.flatMap(({ failed }) => failed)).toEqual([])
    expect(Math.min(...told.map(({ answered }) => answered))).toBeGreaterThan(10)
  }, 240_000)
})

interface Proxy {
  isUp(place: number): Promise<boolean>
  next(): string
  isOver(): boolean
  end(): void
  stop(): Promise<void>
}

async function realProxy(all: readonly RunningServer[]): Promise<Proxy> {
  let isOver = false
  const proxy = await runHaproxy(all)
  return { ...proxy, next: () => proxy.address, isOver: () => isOver, end: () => void (isOver = true) }
}

/** Checks each server's readiness every 100 ms, like a proxy, and distributes calls among the ready ones. */
function proxyOf(all: readonly RunningServer[]): Proxy {
  let ready = [...all]
  let isOver = false
  let turn = 0
  const look = async () => {
    while (!isOver) {
      const answers = await Promise.all(all.map((server) => get(server.address, '/api/ready')))
      ready = all.filter((_, place) => answers[place]!.status === 200)
      await sleep(100)
    }
  }
  const looking = look()
  return {
    isUp: (place) => Promise.resolve(ready.includes(all[place]!)),
    next: () => ready[turn++ % ready.length]!.address,
    isOver: () => isOver,
    end: () => void (isOver = true),
    stop: () => looking,
  }
}

/** Punches in and out and reads, one call after the other, over kept-alive connections. */
async function worksOn(proxy: Proxy, headers: Record<string, string>) {
  const failed: unknown[] = []
  let answered = 0
  const call = async (method: string, path: string, body?: object) => {
    const { status, body: reply } = await send(proxy.next(), method, path, body, headers)
    if (status === 200) answered += 1
    else failed.push({ path, status, message: reply.message })
  }
  await punchedOut(proxy.next(), headers)
  while (!proxy.isOver()) {
    await call('POST', '/api/v1/employee/punch-in', { note: '' })
    await call('GET', '/api/v1/employee/attendance')
    await call('POST', '/api/v1/employee/punch-out', { note: '' })
  }
  return { failed, answered }
}
