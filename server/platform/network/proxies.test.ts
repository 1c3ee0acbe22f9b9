import { describe, expect, it } from 'vitest'
import { readProxies } from './proxies.ts'

describe('trusted proxies', () => {
  it('always include those of this machine', () => {
    for (const text of ['', '10.1.2.3']) {
      const proxies = readProxies(text)
      for (const address of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])
        expect([text, address, proxies.includes(address)]).toEqual([text, address, true])
      for (const address of ['10.1.2.4', '8.8.8.8', '::2', '', 'unknown'])
        expect([text, address, proxies.includes(address)]).toEqual([text, address, false])
    }
  })

  it('are given by address, by network, or as all private ones', () => {
    const proxies = readProxies('203.0.113.7, 198.51.100.0/24, 2001:db8::/32')
    for (const address of ['203.0.113.7', '198.51.100.255', '::ffff:198.51.100.1', '2001:db8:1::5'])
      expect(proxies.includes(address)).toBe(true)
    for (const address of ['203.0.113.8', '198.51.101.0', '2001:db9::']) expect(proxies.includes(address)).toBe(false)
    const inside = readProxies('private')
    for (const address of ['10.0.0.1', '172.31.255.1', '192.168.1.1', 'fd00::1'])
      expect(inside.includes(address)).toBe(true)
    for (const address of ['172.32.0.1', '11.0.0.1', '169.254.1.1']) expect(inside.includes(address)).toBe(false)
  })

  it.each(['proxy.example.com', '10.0.0.0/0', '10.0.0.0/33', '10.0.0/8', '::/129', '10.0.0.1/8/8', '1.2.3.4/x'])(
    'are not "%s"',
    (text) => expect(() => readProxies(text)).toThrow(/is no address and no network/),
  )
})
