import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import { testServer } from '../../testing/server.ts'
import { buildServer } from '../build.ts'
import { features } from '../features.ts'

type Server = Awaited<ReturnType<typeof buildServer>>
const addresses = ['/api/openapi.json', '/api/docs', '/api/docs/start.js', '/api/docs/swagger-ui-bundle.js']

describe.each([
  { name: 'in production', production: true, publicUrl: 'https://hr.example.com' },
  { name: 'in development', production: false, publicUrl: 'http://127.0.0.1:3000' },
])('the reference of calls $name', ({ production, publicUrl }) => {
  let server: Server
  beforeAll(async () => {
    const { app } = await testServer()
    server = await buildServer({ ...app, config: { ...app.config, production, publicUrl } }, features)
  })

  test('names every call to everyone, and the scopes of a key', async () => {
    const { statusCode, headers, body } = await server.inject('/api/openapi.json')
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    const { openapi, paths } = JSON.parse(body) as { openapi: string; paths: Record<string, object> }
    expect(openapi).toBe('3.1.0')
    const named = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(named.toSorted()).toEqual(Object.keys(allRoutes).toSorted())
    expect(paths['/api/v1/user/shift']).toMatchObject({
      get: { 'x-api-key-scopes': expect.arrayContaining(['places:read']) },
    })
  })

  test('is a page of our own files only, without a script in it', async () => {
    const { statusCode, headers, body } = await server.inject('/api/docs')
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const scripts = [...body.matchAll(/<script([^>]*)>([^<]*)/g)]
    expect(scripts).toHaveLength(2)
    for (const [, attributes, inside] of scripts)
      expect([attributes!.startsWith(' src="/'), inside]).toEqual([true, ''])
    const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url!)
    for (const url of files.filter((one) => one !== '/favicon.svg'))
      expect([url, (await server.inject(url)).statusCode]).toEqual([url, 200])
  })

  test('makes no calls from the page: neither to an external validator nor to our own API', async () => {
    const { body } = await server.inject('/api/docs/start.js')
    for (const setting of ["url: '/api/openapi.json'", 'validatorUrl: null', 'supportedSubmitMethods: []'])
      expect(body).toContain(setting)
  })

  test.each(addresses)(
    '%s is compressed for clients that accept it, and not sent again to those that have it',
    async (url) => {
      const plain = await server.inject(url)
      const packed = await server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
      expect(packed.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
      const again = await server.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      const other = await server.inject({ url, headers: { 'if-none-match': 'W/"of yesterday"' } })
      expect(other.statusCode).toBe(200)
    },
  )

  test.each(addresses)('%s can be read, and accepts no other method', async (url) => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect([method, (await server.inject({ method, url })).statusCode]).toEqual([method, 404])
  })
})
