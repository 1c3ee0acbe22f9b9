import { expect, test } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import { testServer } from '../../testing/server.ts'
import { networkOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3::203.0.113.7', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('another address of the same network does not evade a limit; another network does', async () => {
  const { fastify } = await testServer()
  const key = 'POST /api/v1/public/faq'
  const { max } = allRoutes[key].rate
  const ask = async (address: string) => {
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' }
    return (await fastify.inject({ method: 'POST', url: key.split(' ')[1]!, headers, payload: '{}' })).statusCode
  }
  for (let n = 0; n < max; n++) expect(await ask(`2001:db8:1:2::${n}`)).toBe(400)
  expect(await ask('2001:db8:1:2:ffff::1')).toBe(429)
  expect(await ask('2001:db8:1:3::1')).toBe(400)
  // What a caller adds before what the proxy saw is not trusted.
  expect(await ask('2001:db8:9:9::1, 2001:db8:1:2::9')).toBe(429)
})
