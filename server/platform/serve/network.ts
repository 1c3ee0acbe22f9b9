import { isIPv6 } from 'node:net'

/**
 * What a limit counts by. Someone with one IPv6 address has the 18 quintillion others of its network as well; for IPv4 it is the address
 * itself, however it is written.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*/s, '').toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain
  const [before = '', after] = plain.split('::')
  const left = groups(before)
  const right = groups(after ?? '')
  const whole = [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
  return `${whole.slice(0, 4).join(':')}::/64`
}

/** With optional zeros expanded; a trailing IPv4 address counts as two groups. */
function groups(text: string): string[] {
  return text
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group.replace(/^0+(?=.)/, '')]))
}
