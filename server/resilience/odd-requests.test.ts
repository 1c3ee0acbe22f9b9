import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '../app/build.ts'
import { features } from '../app/features.ts'
import { serveWeb } from '../app/page/web.ts'
import { aCompany, type Company, type Person } from '../testing/company.ts'

const page = '<!doctype html><title>Muster</title>'
const script = 'console.log("a chunk")\n'.repeat(40)
let company: Company
let priya: Person
let port: number
let close: () => Promise<void>

beforeAll(async () => {
  company = await aCompany()
  priya = await company.employee('Priya Nair')
  const folder = await mkdtemp(join(tmpdir(), 'muster-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'assets/a-1.js'), script)
  await writeFile(join(folder, 'assets/a-1.js.br'), brotliCompressSync(script))
  const fastify = await buildServer(company.app, features)
  await serveWeb(fastify, folder)
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  port = (fastify.server.address() as AddressInfo).port
  close = async () => {
    await fastify.close()
    await rm(folder, { recursive: true })
  }
})
afterAll(() => close())

describe('pages and files of the web', () => {
  it.each(['/', '/login', '/home/attendance/', '/?x=1'])('%s is the page, for any kind of request', async (path) => {
    for (const headers of encodings) {
      expect(await ask('GET', path, headers)).toMatchObject({ status: 200, body: page })
      expect(await ask('HEAD', path, headers)).toMatchObject({ status: 200, body: '' })
    }
  })

  it('a file is uncompressed if no compression is accepted', async () => {
    expect(await ask('GET', '/assets/a-1.js')).toMatchObject({ status: 200, body: script })
    expect(await ask('HEAD', '/assets/a-1.js')).toMatchObject({ status: 200, body: '' })
    const { head } = await ask('GET', '/assets/a-1.js', ['accept-encoding: br'])
    expect(head).toContain('content-encoding: br')
    for (const headers of encodings) expect((await ask('GET', '/assets/a-1.js', headers)).status).toBe(200)
  })

  it('a missing page is a 404 in both methods', async () => {
    for (const path of ['/assets/gone.js', '/api/v1/nothing', '/robots.txt']) {
      for (const method of ['GET', 'HEAD']) {
        expect([method, path, (await ask(method, path)).status]).toEqual([method, path, 404])
      }
    }
  })
})

describe('a malformed request', () => {
  const targets = [
    '/',
    '/login',
    '/assets/a-1.js',
    '/api/health',
    '/api/ready',
    '/api/openapi.json',
    '/%ff',
    '//',
    '/..%2f',
  ]
  it.each(targets)('to %s never causes an error of ours', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
      for (const headers of [...encodings, ...odd]) {
        const { status } = await ask(method, path, headers)
        expect([method, path, headers, status > 0 && status < 500]).toEqual([method, path, headers, true])
      }
    }
  })

  it('with a body that contradicts its content type is a 4xx', async () => {
    const bodies: [string[], string][] = [
      [['content-type: application/json'], ''],
      [['content-type: application/json'], '{'],
      [['content-type: text/plain'], 'hello'],
      [['content-type: application/x-www-form-urlencoded'], 'a=1&a=2'],
      [['content-type: nonsense'], 'x'],
      [['content-type: application/json; charset=utf-16'], '{}'],
      [[], 'x'],
      [['content-type: multipart/form-data'], 'x'],
    ]
    for (const path of ['/api/auth/user/signin', '/api/v1/employee/leave']) {
      for (const [headers, body] of bodies) {
        const sent = [...headers, `authorization: Bearer ${priya.token}`]
        const { status } = await ask('POST', path, sent, body)
        expect([path, headers, status >= 400 && status < 500]).toEqual([path, headers, true])
      }
    }
  })
})

describe('a multipart body', () => {
  const part = '--cut\r\ncontent-disposition: form-data; name="documents"; filename="a.pdf"\r\n\r\n'
  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with an empty boundary', 'multipart/form-data; boundary=', 'x'],
    ['with another boundary', 'multipart/form-data; boundary=other', `${part}%PDF-1.4\r\n--cut--\r\n`],
    ['that is empty', 'multipart/form-data; boundary=cut', ''],
    ['cut off in its file', 'multipart/form-data; boundary=cut', `${part}%PDF-1.4`],
    ['cut off in the header of a part', 'multipart/form-data; boundary=cut', '--cut\r\ncontent-dispo'],
    ['without an end', 'multipart/form-data; boundary=cut', `${part}%PDF-1.4\r\n`],
    ['with a part without a name', 'multipart/form-data; boundary=cut', '--cut\r\n\r\nx\r\n--cut--\r\n'],
    [
      'with __proto__',
      'multipart/form-data; boundary=cut',
      part.replace('documents', '__proto__') + 'x\r\n--cut--\r\n',
    ],
    ['of too many fields', 'multipart/form-data; boundary=cut', manyFields()],
  ])('%s is a 400 with a message', async (_, type, body) => {
    const headers = [`content-type: ${type}`, `authorization: Bearer ${priya.token}`]
    const reply = await ask('POST', '/api/v1/employee/leave', headers, body)
    expect([reply.status, reply.body]).toEqual([reply.status === 413 ? 413 : 400, expect.stringContaining('"message"')])
  })
})

const encodings = [
  [],
  ['accept-encoding: identity'],
  ['accept-encoding: '],
  ['accept-encoding: *;q=0'],
  ['accept-encoding: br;q=0, gzip;q=0'],
  ['accept-encoding: zstd, lzma'],
  ['accept-encoding: ,;;q=,='],
  ['accept-encoding: gzip', 'accept-encoding: br'],
]
const odd = [
  ['range: bytes=0-3'],
  ['range: bytes=9999999-'],
  ['range: bytes=-0,5-2,x'],
  ['if-none-match: *', 'if-modified-since: never'],
  ['authorization: Bearer a', 'authorization: Bearer b'],
  ['authorization: Bearer '],
  ['cookie: a=1; =; muster_refresh=%'],
  ['x-forwarded-for: nobody', 'x-forwarded-for: , ,'],
  ['expect: 200-maybe'],
  ['accept: \u00ff'],
]

function manyFields(): string {
  const field = '--cut\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n'
  return `${field.repeat(200)}--cut--\r\n`
}

interface Reply {
  /** 0 if there was no answer. */
  status: number
  head: string
  body: string
}

/** Written by hand, because a client library would refuse to send it. */
function ask(method: string, path: string, headers: readonly string[] = [], body = ''): Promise<Reply> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const pieces: Buffer[] = []
    socket.on('data', (piece) => pieces.push(piece))
    socket.on('error', () => {})
    socket.on('close', () => resolve(replyOf(Buffer.concat(pieces))))
    const length = body === '' && method === 'GET' ? [] : [`content-length: ${Buffer.byteLength(body)}`]
    const head = [`${method} ${path} HTTP/1.1`, 'host: localhost', 'connection: close', ...length, ...headers]
    socket.setTimeout(10_000, () => socket.destroy())
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1')
  })
}

function replyOf(bytes: Buffer): Reply {
  const text = bytes.toString('latin1')
  const [head = '', ...rest] = text.split('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0),
    head: head.toLowerCase(),
    body: rest.join('\r\n\r\n'),
  }
}
