import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** Addresses that are of no server in the open Internet: of this machine, of the network around it, or reserved. */
const closed = new BlockList()
const version4: readonly [string, number][] = [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** The global part of version 6 is 2000::/3; of that, what is for tunnels and documentation is not. */
const version6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of version4) closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of version6) closed.addSubnet(network, prefix, 'ipv6')

/** Whatever is not plainly an address of the open Internet. */
export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return closed.check(address, 'ipv4')
  if (!isIPv6(address)) return true
  return !global6.check(address, 'ipv6') || closed.check(address, 'ipv6')
}

/** The host of an address as it is connected to: without the brackets of version 6. */
export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}

export const isLiteral = (host: string): boolean => isIP(host) !== 0
