import { BlockList, isIP } from 'node:net'

/**
 * The proxies whose X-Forwarded-For is trusted: addresses and networks in CIDR notation, separated by commas; `private` stands for networks
 * that are never routed (RFC 1918, RFC 4193), where containers live. This machine's loopback is always included.
 */
export function readProxies(text: string): Proxies {
  const list = new BlockList()
  const parts = ['loopback', ...text.split(',').map((part) => part.trim())].filter((part) => part !== '')
  for (const network of parts.flatMap((part) => named[part] ?? [part])) {
    const [address = '', length, more] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const longest = family === 'ipv6' ? 128 : 32
    const bits = length === undefined ? longest : /^\d{1,3}$/.test(length) ? Number(length) : NaN
    if (isIP(address) === 0 || more !== undefined || !(bits >= 1 && bits <= longest))
      throw new Error(`"${network}" is no address and no network such as 10.0.0.0/8.`)
    list.addSubnet(address, bits, family)
  }
  return {
    includes: (address) => {
      const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
      return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
    },
  }
}

export interface Proxies {
  includes(address: string): boolean
}

const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
