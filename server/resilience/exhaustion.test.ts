import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { buildServer } from '../app/build.ts'
import { features } from '../app/features.ts'
import type { App } from '../platform/app.ts'
import { limitConnections } from '../platform/serve/connections/connections.ts'
import { readProxies } from '../platform/network/proxies.ts'
import { watchBodies } from '../platform/serve/unfinished.ts'
import { leave as leaveFeature } from '../features/leave/index.ts'
import { newId } from '../platform/id.ts'
import { aCompany, type Company, type Person } from '../testing/company.ts'

let company: Company
let priya: Person
const opened: FastifyInstance[] = []
const sockets: Socket[] = []

beforeAll(async () => {
  company = await aCompany()
  priya = await company.employee('Priya Nair')
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  for (const fastify of opened) await fastify.close()
})

/** The product with some part changed, on its own port. */
async function product(changed: Partial<App>): Promise<{ fastify: FastifyInstance; port: number }> {
  const fastify = await buildServer({ ...company.app, ...changed }, features)
  opened.push(fastify)
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  return { fastify, port: (fastify.server.address() as AddressInfo).port }
}

function upload(
  fastify: FastifyInstance,
  path: string,
  field: string,
  bytes: Buffer,
  token = priya.token,
  fields: Record<string, string> = {},
) {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = texts.join('') + `--cut\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--cut--\r\n')])
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=cut' }
  return fastify.inject({ method: path === leave ? 'POST' : 'PUT', url: path, headers, payload })
}

const photo = '/api/v1/employee/employee-profile-pic'
const leave = '/api/v1/employee/leave'
let day = 0
/** A request for a day of unpaid leave with a document, on a different Monday each time. */
function leaveWith(fastify: FastifyInstance, policyId: Id, bytes: Buffer, token = priya.token) {
  day += 1
  const from = new Date(Date.UTC(2027, 0, 4 + 7 * day)).toISOString().slice(0, 10)
  return upload(fastify, leave, 'documents', bytes, token, { policyId, from, to: from, reason: 'Something at home' })
}
const unpaidLeave = (of: Company) =>
  of.within(async (tx) => {
    await leaveFeature.seed(tx)
    const text = `select id from leave_policy where code = 'LWP'`
    return ((await tx.query({ name: '', text, values: [] })).rows[0] as { id: Id }).id
  })
const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size)])
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png({ compressionLevel: 9 })
    .toBuffer()

/** This many frames of 800 by 800, each in another colour. */
function moving(pages: number): Promise<Buffer> {
  const frame = 800 * 800 * 3
  const frames = Buffer.concat(Array.from({ length: pages }, (_, n) => Buffer.alloc(frame, n * 6)))
  const raw = { width: 800, height: 800 * pages, channels: 3, pageHeight: 800 } as const
  return sharp(frames, { raw }).webp({ loop: 0, effort: 0 }).toBuffer()
}

describe('pictures', () => {
  it('are all re-encoded by the platform, in every call that takes one', () => {
    const taken = (Object.entries(allRoutes) as [string, Route][]).flatMap(([key, { files = {} }]) =>
      Object.values(files).flatMap((file) =>
        file.types.every((type) => type.startsWith('image/')) ? [[key, file.square]] : [],
      ),
    )
    expect(taken.length).toBeGreaterThan(3)
    expect(taken.filter(([, square]) => square !== 512)).toEqual([])
  })

  it('are decoded before a database connection is taken', async () => {
    let transactions = 0
    const { database } = company.app
    const within: typeof database.within = (organisation, work) => {
      transactions += 1
      return database.within(organisation, work)
    }
    const { fastify } = await product({ database: { ...database, within } })
    const cut = (await flat(900, 900)).subarray(0, -200)
    // Recognising a known caller costs no transaction.
    await upload(fastify, photo, 'photo', cut)
    transactions = 0
    expect((await upload(fastify, photo, 'photo', cut)).statusCode).toBe(400)
    expect(transactions).toBe(0)
    expect((await upload(fastify, photo, 'photo', await flat(9, 9))).statusCode).toBe(200)
    expect(transactions).toBe(1)
  })

  it('of more than 24 megapixels are refused by their header, animated ones by their unpacked size', async () => {
    const { fastify } = await product({})
    const words = 'This picture has more than 24 megapixels. Choose a smaller one'
    const still = await upload(fastify, photo, 'photo', await flat(4900, 4900))
    expect([still.statusCode, still.json()]).toMatchObject([400, { errors: [{ path: 'files.photo', message: words }] }])
    const few = await moving(5)
    expect((await sharp(few).metadata()).pages).toBe(5)
    expect((await upload(fastify, photo, 'photo', few)).statusCode).toBe(200)
    expect((await upload(fastify, photo, 'photo', await moving(40))).json()).toMatchObject({ message: words })
  })
})

describe('an employee who fills the disk', () => {
  it("is stopped by the account's quota, then colleagues by the company's", async () => {
    const other = await aCompany('Quota Works')
    const [one, two, three] = [
      await other.employee('Asha Rao'),
      await other.employee('Bina Rao'),
      await other.employee('Chitra Rao'),
    ]
    const unpaid = await unpaidLeave(other)
    const config = { ...company.app.config, accountStorageMb: 3, organisationStorageMb: 5 }
    const { fastify } = await product({ config, storage: async () => 5 * 1024 * 1024 })
    const megabyte = pdf(1024 * 1024 - 9)
    const by = async (who: Person) => (await leaveWith(fastify, unpaid, megabyte, who.token)).statusCode
    // All at once: the last place is taken only once.
    expect((await Promise.all([1, 2, 3, 4, 5].map(() => by(one)))).toSorted()).toEqual([200, 200, 200, 507, 507])
    expect([await by(two), await by(two), await by(two)]).toEqual([200, 200, 507])
    const { body } = await one.raw('GET /api/v1/employee/profile')
    expect(body).toMatchObject({ success: true })
    expect((await leaveWith(fastify, unpaid, megabyte, three.token)).json()).toEqual({
      success: false,
      message: 'Your company has used all of the 5 MB for files. Ask your administrator for more.',
    })
    expect((await upload(fastify, photo, 'photo', await flat(9, 9), three.token)).statusCode).toBe(507)
  })

  it('gets back the space of a replaced photo', async () => {
    const asha = await company.employee('Asha Menon')
    const bytes = await flat(200, 200)
    const { fastify } = await product({})
    for (const _ of [1, 2, 3]) expect((await upload(fastify, photo, 'photo', bytes, asha.token)).statusCode).toBe(200)
    const text = 'select count(*)::int as n from stored_file where account_id = $1'
    const count = await company.within((tx) => tx.query({ name: '', text, values: [asha.account] }))
    expect(count.rows).toEqual([{ n: 1 }])
  })

  it('is stopped by the hourly number of uploads, before reading them', async () => {
    const bina = await company.employee('Bina Shah')
    const unpaid = await unpaidLeave(company)
    const { fastify } = await product({ config: { ...company.app.config, uploadsPerHour: 2 } })
    const statuses = []
    for (const _ of [1, 2, 3]) statuses.push((await leaveWith(fastify, unpaid, pdf(9), bina.token)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    expect((await leaveWith(fastify, unpaid, pdf(9))).statusCode).toBe(200)
  })

  it('meets the minimum free space: uploads get 507, everything else works, and readiness reports it', async () => {
    const { fastify } = await product({ space: { room: async () => 'low' } })
    const refused = await leaveWith(fastify, newId(), pdf(9))
    expect([refused.statusCode, refused.json()]).toMatchObject([507, { message: expect.stringContaining('space') }])
    expect((await upload(fastify, photo, 'photo', await flat(9, 9))).statusCode).toBe(507)
    const ready = await fastify.inject('/api/ready')
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { success: true, data: { status: 'degraded', problems: ['The disk is nearly full: uploads are refused.'] } },
    ])
    const headers = { authorization: `Bearer ${priya.token}` }
    expect(
      (await fastify.inject({ method: 'POST', url: '/api/v1/employee/punch-in', headers, payload: {} })).statusCode,
    ).toBe(200)
    const full = await product({ space: { room: async () => 'none' } })
    expect((await full.fastify.inject('/api/ready')).statusCode).toBe(503)
    expect((await full.fastify.inject('/api/health')).statusCode).toBe(200)
  })
})

describe('stalled request bodies', () => {
  const ask = (port: number, head: string) =>
    new Promise<{ socket: Socket; status: () => number }>((resolve) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => resolve({ socket, status: () => Number(text.slice(9, 12)) }))
      sockets.push(socket)
      socket.on('error', () => {})
      socket.on('data', (piece) => (text += piece.toString('latin1')))
      socket.write(head)
    })
  const stalled = (port: number, path: string, size: number, more = '') =>
    ask(
      port,
      `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${more}content-length: ${size}\r\n\r\n{`,
    )

  it('of strangers are not read: 401 and 413 come before the body', async () => {
    const { port } = await product({})
    const [denied, large] = await Promise.all([
      stalled(port, '/api/v1/employee/leave', 1_000_000),
      stalled(port, '/api/auth/user/signin', 17_000),
    ])
    await sleep(500)
    expect([denied.status(), large.status()]).toEqual([401, 413])
  })

  it('are limited per network, whatever the proxy, and others continue', async () => {
    const { port, fastify } = await product({})
    const from = (address: string) => `x-forwarded-for: ${address}\r\n`
    const path = '/api/auth/user/signin'
    const all = await Promise.all(Array.from({ length: 80 }, () => stalled(port, path, 900, from('203.0.113.7'))))
    await sleep(700)
    expect(all.filter(({ status }) => status() === 429).length).toBeGreaterThanOrEqual(20)
    const headers = { 'x-forwarded-for': '203.0.113.8', 'content-type': 'application/json' }
    const reply = await fastify.inject({ method: 'POST', url: path, headers, payload: '{}' })
    expect(reply.statusCode).toBe(400)
  })

  it('are limited per account', async () => {
    const { port } = await product({})
    const path = '/api/v1/employee/leave'
    const token = `authorization: Bearer ${priya.token}\r\n`
    const all = await Promise.all(Array.from({ length: 16 }, () => stalled(port, path, 50_000, token)))
    await sleep(700)
    expect(all.filter(({ status }) => status() === 429)).toHaveLength(4)
  })

  it('are ended, and release what they held', async () => {
    const fastify = Fastify()
    opened.push(fastify)
    fastify.decorateRequest('isMultipart', () => false)
    watchBodies(fastify, { idleMillis: 500, wholeMillis: 2_500 })
    fastify.post('/', (request) => request.body)
    await fastify.listen({ port: 0, host: '127.0.0.1' })
    const { port } = fastify.server.address() as AddressInfo
    const silent = await stalled(port, '/', 900)
    const dripping = await stalled(port, '/', 900)
    const closed = { silent: 0, dripping: 0 }
    const begun = performance.now()
    silent.socket.on('close', () => (closed.silent = performance.now() - begun))
    dripping.socket.on('close', () => (closed.dripping = performance.now() - begun))
    while (closed.dripping === 0 && performance.now() - begun < 8_000) {
      if (!dripping.socket.destroyed) dripping.socket.write(' ')
      await sleep(100)
    }
    expect([closed.silent > 0, closed.silent < closed.dripping, closed.dripping < 8_000]).toEqual([true, true, true])
    const payload = '{"a":1}'
    const headers = { 'content-type': 'application/json' }
    expect((await fastify.inject({ method: 'POST', url: '/', headers, payload })).json()).toEqual({ a: 1 })
  })

  it('over the limit of a connection are not begun', async () => {
    const fastify = Fastify()
    opened.push(fastify)
    limitConnections(fastify.server, { together: 3, ofAddress: 2, proxies: readProxies('') })
    fastify.get('/', () => 'x')
    await fastify.listen({ port: 0, host: '127.0.0.1' })
    const { port } = fastify.server.address() as AddressInfo
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => ask(port, 'GET / HTTP/1.1\r\nhost: a\r\n\r\n')))
    const answered = () => all.filter(({ status }) => status() === 200).length
    await expect.poll(answered, { timeout: 10_000 }).toBe(3)
    await sleep(300)
    expect(answered()).toBe(3)
  })
})
