import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'

/**
 * Loaded before the product, so that it takes `receiver.test` for a public host. What is sent there arrives on this machine,
 * at the journeys' receivers.
 */
const name = 'receiver.test'
const usual = dns.lookup
dns.lookup = ((host: string, options: never) =>
  host === name ? Promise.resolve([{ address: '9.9.9.9', family: 4 }]) : usual(host, options)) as typeof dns.lookup
syncBuiltinESMExports()

type Connect = (this: Socket, ...given: unknown[]) => Socket
const connect = Reflect.get(Socket.prototype, 'connect') as Connect
const connectHere: Connect = function (first, ...more) {
  const options = Array.isArray(first) ? (first[0] as { host?: string }) : (first as { host?: string })
  if (options?.host === name) Object.assign(options, { host: '127.0.0.1', lookup: undefined })
  return connect.call(this, first, ...more)
}
Reflect.set(Socket.prototype, 'connect', connectHere)
