import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

const special = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6')

const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an address is on the public internet: not loopback, private, link-local (where clouds have their metadata) or otherwise
 * special, and not an embedded IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  return isIPv6(address) && unicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** A URL's host for connecting: without the brackets of IPv6. */
export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}

export const isLiteral = (host: string): boolean => isIP(host) !== 0
