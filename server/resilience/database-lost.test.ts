import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchFolder } from '../testing/scratch-postgres.ts'
import { postmasterOf } from './postmaster.ts'
import { get, runServer, send, type RunningServer } from './running-server.ts'
import { until } from '../testing/until.ts'

const folder = scratchFolder('muster-resilience-')
let server: RunningServer
let calls = 0

/** A wrong password, each time for another person from another address, because limits are not tested here. */
function signIn() {
  calls += 1
  const wrong = { email: `nobody${calls}@acme.test`, password: 'not the password' }
  return send(server.address, 'POST', '/api/auth/user/signin', wrong, { 'x-forwarded-for': `10.0.0.${calls % 250}` })
}

beforeAll(async () => {
  server = await runServer({ DATA_DIR: folder })
})
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

describe('when PostgreSQL is killed', () => {
  it('answers 503 with the envelope, stays healthy, and recovers by itself', async () => {
    const asked = new Set<number>()
    process.kill(postmaster(), 'SIGKILL')
    const failed = await until(signIn, ({ status }) => status === 503, 30)
    expect(failed.body).toMatchObject({ success: false, message: expect.any(String) })
    expect((await get(server.address, '/api/health')).status).toBe(200)

    const back = await until(signIn, ({ status }) => asked.add(status) && status === 401, 30)
    expect(back.body).toMatchObject({ success: false })
    expect([...asked].filter((status) => ![401, 503].includes(status))).toEqual([])
    expect(
      (
        await until(
          () => get(server.address, '/api/ready'),
          ({ status }) => status === 200,
        )
      ).status,
    ).toBe(200)
  })

  it('reports that it is not ready, and resumes its jobs afterwards', async () => {
    process.kill(postmaster(), 'SIGKILL')
    const notReady = await until(
      () => get(server.address, '/api/ready'),
      ({ status }) => status === 503,
      30,
    )
    expect(notReady.body).toMatchObject({ success: false, message: expect.any(String) })
    await until(
      () => get(server.address, '/api/ready'),
      ({ status }) => status === 200,
    )

    const signUp = {
      ...{ companyName: 'Acme Components', name: 'Priya Nair', email: 'priya@acme.test', phone: '+919812345678' },
      terms: true,
    }
    const begun = await until(
      () => send(server.address, 'POST', '/api/auth/user/signup', signUp),
      ({ status }) => status === 200,
    )
    expect(begun.body.success).toBe(true)
    const mailbox = () => get(server.address, '/dev/mailbox.json')
    const arrived = await until(mailbox, ({ body }) => JSON.stringify(body).includes('priya@acme.test'), 20)
    expect(arrived.status).toBe(200)
  })
})

describe('a clean stop', () => {
  it('finishes a running call, takes no new ones, and exits with 0', async () => {
    const body = JSON.stringify({ email: 'somebody@acme.test', password: 'not the password' })
    const call = request(`${server.address}/api/auth/user/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    })
    const answered = once(call, 'response') as Promise<[IncomingMessage]>
    call.write(body.slice(0, 10))
    await sleep(300)
    const code = server.stop()
    await sleep(300)
    expect((await get(server.address, '/api/health')).status).not.toBe(200)
    call.end(body.slice(10))
    const [answer] = await answered
    expect(answer.statusCode).toBe(401)
    expect(JSON.parse(await text(answer))).toMatchObject({ success: false })
    expect(await code).toBe(0)
  })
})

const postmaster = () => postmasterOf(join(folder, 'postgres'))
