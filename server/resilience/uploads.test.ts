import { readdirSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import { leave } from '../features/leave/index.ts'
import type { Key } from '../testing/call.ts'
import { aCompany, type Company, type Person } from '../testing/company.ts'

// All files use the same upload path; a sign-up's is the same with another kind of token.
const routes = (Object.entries(allRoutes) as [Key, Route][]).filter(
  ([, route]) => route.files && route.access !== 'onboarding',
)
let company: Company
let caller: Person

beforeAll(async () => {
  company = await aCompany()
  caller = await company.employee('Meera Iyer', { role: 'Admin' })
})

describe.each(routes)('%s', (key, route) => {
  const [field, rule] = Object.entries(route.files!)[0]!
  const send = (bytes: Buffer, name = 'file.png', part = field) =>
    caller.raw(key, { params: { id: caller.employee }, files: { [part]: { name, bytes } } } as never)
  const takesPictures = rule.types.every((type) => type.startsWith('image/'))

  it.each([
    ['of another type', Buffer.from('<script>alert(1)</script>')],
    ['that is a program, whatever its name', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)])],
    ['that is an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['that is empty', Buffer.alloc(0)],
    ['that is too large', Buffer.concat([png(1, 1), Buffer.alloc(rule.maxBytes)])],
    ['larger than anything is allowed to be', Buffer.concat([png(1, 1), Buffer.alloc(11 * 1024 * 1024)])],
  ])('refuses a file %s, and stores nothing', async (_, bytes) => {
    const before = kept()
    const { status, body } = await send(bytes)
    expect([status >= 400 && status < 500, body]).toMatchObject([true, { success: false, message: expect.any(String) }])
    expect(kept()).toEqual(before)
  })

  it('refuses an unknown part', async () => {
    expect((await send(png(1, 1), 'a.png', 'somethingElse')).status).toBe(400)
  })

  it.runIf(takesPictures)('refuses a picture that unpacks to gigabytes, or is truncated', async () => {
    const before = kept()
    const started = performance.now()
    for (const bytes of [png(30_000, 30_000), png(65_000, 65_000), png(300, 300).subarray(0, 60)]) {
      const { status } = await send(bytes)
      expect(status >= 400 && status < 500).toBe(true)
    }
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(kept()).toEqual(before)
  })
})

describe('the name of a file', () => {
  it.each([
    ['has no invisible characters', `filename*=UTF-8''a%00%E2%80%AEb.png`, 'ab.png'],
    ['is not cut within a character', `filename="${'🧾'.repeat(200)}.png"`, `${'🧾'.repeat(116)}.png`],
    ['is not a path', 'filename="../../b.png"', 'b.png'],
    ['is made up if missing', 'x=y', 'File'],
  ])('%s', async (_, disposition, name) => {
    const boundary = 'cut'
    const body = { policyId: await unpaid(), ...nextDay(), reason: 'Something at home' }
    const fields = Object.entries(body).map(
      ([field, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    )
    const head = `${fields.join('')}--${boundary}\r\ncontent-disposition: form-data; name="documents"; ${disposition}\r\ncontent-type: application/octet-stream\r\n\r\n`
    const reply = await company.fastify.inject({
      method: 'POST',
      url: '/api/v1/employee/leave',
      headers: {
        authorization: `Bearer ${priya!.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: Buffer.concat([Buffer.from(head), png(1, 1), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    })
    const { _id: id } = reply.json<{ data: { _id: string } }>().data
    const { attachments } = await priya!.call('GET /api/v1/employee/leave/{id}', { params: { id } })
    expect(attachments).toMatchObject([{ name }])
  })
})

let priya: Person | undefined
let policy: string | undefined
async function unpaid(): Promise<string> {
  if (policy === undefined) await company.within((tx) => leave.seed(tx))
  priya ??= await company.employee('Priya Nair')
  const types = await priya!.call('GET /api/v1/employee/leave-types')
  return (policy ??= types.find(({ isPaid }) => !isPaid)!._id)
}

let week = 0
/** A different Monday each time. */
function nextDay() {
  week += 1
  const from = new Date(Date.UTC(2027, 0, 4 + 7 * week)).toISOString().slice(0, 10)
  return { from, to: from }
}

describe('an interrupted upload', () => {
  it('leaves nothing, and the server continues', async () => {
    const { fastify } = company
    await fastify.listen({ port: 0, host: '127.0.0.1' })
    const { port } = fastify.server.address() as AddressInfo
    const before = kept()
    for (const [key] of routes) {
      const [method = '', path = ''] = key.split(' ')
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(
        `${method} ${path.replace('{id}', caller.employee)} HTTP/1.1\r\nhost: localhost\r\n` +
          `authorization: Bearer ${caller.token}\r\ncontent-type: multipart/form-data; boundary=cut\r\ncontent-length: 90000\r\n\r\n` +
          `--cut\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\n`,
      )
      socket.write(png(20, 20))
      await sleep(50)
      socket.destroy()
    }
    await sleep(200)
    expect(kept()).toEqual(before)
    expect((await fetch(`http://127.0.0.1:${port}/api/ready`)).status).toBe(200)
    expect((await caller.raw('GET /api/v1/employee/profile', {} as never)).status).toBe(200)
  })
})

/** The files in the data folder. */
function kept(): string[] {
  const folder = join(company.app.config.dataDir, 'files')
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return entries.filter((entry) => statSync(join(folder, entry)).isFile()).toSorted()
}

/** A PNG of one colour, small however large its claimed size. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const line = Math.ceil(width / 8) + 1
  const pixels = deflateSync(Buffer.alloc(Math.min(line * height, 20_000_000)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
