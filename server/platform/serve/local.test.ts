import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { isLocal } from './local.ts'

async function answer(headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  const fastify = Fastify({ trustProxy: 'loopback' })
  fastify.get('/', (request) => ({ isLocal: isLocal(request) }))
  return (await fastify.inject({ url: '/', headers, remoteAddress })).json<{ isLocal: boolean }>().isLocal
}

test.each(['127.0.0.1:3000', 'localhost:3000', '[::1]:3000', 'LOCALHOST'])(
  'a call to this machine by its name %s is local',
  async (host) => {
    expect(await answer({ host })).toBe(true)
    expect(await answer({ host, origin: `http://${host}` })).toBe(true)
    expect(await answer({ host }, '::1')).toBe(true)
  },
)

test.each([
  { host: 'hr.example.com' },
  { host: '127.0.0.1.evil.example' },
  { host: 'localhost@evil.example' },
  { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
  { host: 'localhost', 'x-forwarded-host': 'localhost' },
  { host: 'localhost', 'x-forwarded-proto': 'http' },
  { host: 'localhost', forwarded: 'for=127.0.0.1' },
  { host: 'localhost', via: '1.1 proxy' },
  { host: 'localhost', 'x-real-ip': '127.0.0.1' },
  { host: 'localhost', 'sec-fetch-site': 'cross-site' },
  { host: 'localhost', origin: 'https://evil.example' },
  { host: 'localhost', origin: 'null' },
])('a call with %o is not', async (headers) => {
  expect(await answer(headers as object as Record<string, string>)).toBe(false)
})

test.each(['203.0.113.7', '10.0.0.5', '::ffff:10.0.0.5'])('nor one from %s', async (address) => {
  expect(await answer({ host: 'localhost' }, address)).toBe(false)
})
