import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveWeb } from './web.ts'

const plain = '<title>Muster</title>'
const pages = {
  '/home/default': '<title>dashboard</title>',
  '/home/organization/edit-shift/:id': '<title>shift</title>',
  '/login': '<title>sign-in</title>',
  '/home/employees': '<title>employees</title><script>begin()</script><script type="module" src="/a.js"></script>',
}
const signedIn = { cookie: 'muster_browser=abc' }
let folder: string
let fastify: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-pages-'))
  const rows = Object.keys(pages).map((path, index) => ({ path, file: `.vite/pages/${index}.html` }))
  await write('index.html', plain)
  await write('.vite/pages.json', JSON.stringify(rows))
  for (const { path, file } of rows) {
    const page = pages[path as keyof typeof pages]
    await write(file, page)
    await write(`${file}.br`, brotliCompressSync(page))
    await write(`${file}.gz`, gzipSync(page))
  }
  fastify = Fastify()
  await fastify.register(cookie)
  fastify.addHook('onRequest', (_, reply, done) => {
    void reply.header('content-security-policy', "default-src 'self';script-src 'self';style-src 'self'")
    done()
  })
  await serveWeb(fastify, folder)
})
afterAll(async () => {
  await fastify.close()
  await rm(folder, { recursive: true })
})

describe('the first page of a screen', () => {
  it.each([
    ['/home/default', '/home/default'],
    ['/home/default/?from=mail', '/home/default'],
    ['/home/organization/edit-shift/0193', '/home/organization/edit-shift/:id'],
  ] as const)("%s is its screen's for signed-in people, and the plain one for others", async (url, path) => {
    expect((await fastify.inject({ url, headers: signedIn })).body).toBe(pages[path])
    expect((await fastify.inject(url)).body).toBe(plain)
  })

  it('of sign-in is for signed-out people; others are redirected', async () => {
    expect((await fastify.inject('/login')).body).toBe(pages['/login'])
    expect((await fastify.inject({ url: '/login', headers: signedIn })).body).toBe(plain)
  })

  it('is the plain one at every other address', async () => {
    const urls = ['/', '/home', '/home/default/more', '/home/organization/edit-shift', '/no-such-page', '/%ff']
    for (const url of urls) {
      const { statusCode, body } = await fastify.inject({ url, headers: signedIn })
      expect([url, statusCode, body]).toEqual([url, url === '/%ff' ? 400 : 200, url === '/%ff' ? body : plain])
    }
    for (const url of ['/.vite/pages.json', '/.vite/pages/0.html', '/assets/gone.js', '/api/v1/nothing']) {
      expect([url, (await fastify.inject({ url, headers: signedIn })).body.includes('<title>')]).toEqual([url, false])
    }
  })

  it('is compressed as the browser accepts, and revalidated each time', async () => {
    const ask = async (accepted?: string) => {
      const headers = { ...signedIn, ...(accepted === undefined ? {} : { 'accept-encoding': accepted }) }
      const { rawPayload, headers: told } = await fastify.inject({ url: '/home/default', headers })
      expect(told).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' })
      return { encoding: told['content-encoding'], body: rawPayload }
    }
    const text = pages['/home/default']
    const br = await ask('gzip, deflate, br')
    expect([br.encoding, brotliDecompressSync(br.body).toString()]).toEqual(['br', text])
    const gzip = await ask('br;q=0, gzip;q=0.5')
    expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', text])
    for (const accepted of [undefined, 'identity', 'br;q=0.0', 'brotli']) {
      const { encoding, body } = await ask(accepted)
      expect([accepted, encoding, body.toString()]).toEqual([accepted, undefined, text])
    }
  })

  it('runs its own inline scripts, and no other page does', async () => {
    const policy = async (url: string) =>
      (await fastify.inject({ url, headers: signedIn })).headers['content-security-policy']
    const hash = createHash('sha256').update('begin()').digest('base64')
    expect(await policy('/home/employees')).toBe(
      `default-src 'self';script-src 'self' 'sha256-${hash}';style-src 'self'`,
    )
    expect(await policy('/home/default')).toBe("default-src 'self';script-src 'self';style-src 'self'")
  })

  it('has no body for HEAD requests', async () => {
    const { statusCode, body } = await fastify.inject({ method: 'HEAD', url: '/home/default', headers: signedIn })
    expect([statusCode, body]).toEqual([200, ''])
  })
})

async function write(name: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), content)
}
