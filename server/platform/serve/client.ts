import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Whence } from '../actor.ts'
import type { Client } from './call.ts'
import { deviceKind } from './device.ts'
import { networkOf } from './network.ts'

/** Shows that a call comes from the browser in which its session began. */
export const browserCookie = 'muster_browser'

/** The same from the header alone, which is all that a socket handshake has. */
export const browserOf = (header: string | undefined): string | undefined =>
  /(?:^|;\s*)muster_browser=([\w-]+)/.exec(header ?? '')?.[1]

/** `publicUrl` has the address that browsers use, even if the proxy before us does not pass it on. */
export function clientOf(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Client {
  return {
    address: request.ip,
    agent: agentOf(request),
    origin: request.headers.origin,
    host: request.headers.host,
    bearer: bearerOf(request),
    cookies: request.cookies,
    isBrowser: request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined,
    setCookie(name, value, maxAgeSeconds, path = '/api/auth') {
      const options = {
        path,
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https' || publicUrl.startsWith('https:'),
      } as const
      if (value === null) void reply.clearCookie(name, options)
      else void reply.setCookie(name, value, { ...options, maxAge: maxAgeSeconds })
    },
  }
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,4096})$/.exec(request.headers.authorization ?? '')?.[1]
}

export const agentOf = (request: FastifyRequest) => (request.headers['user-agent'] ?? '').slice(0, 300)

/** The origin of a call as stored in the activity log. */
export function whenceOf({ address, agent }: Pick<Client, 'address' | 'agent'>): Whence {
  return { network: networkOf(address), device: deviceKind(agent) }
}
