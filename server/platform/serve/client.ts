import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Client } from './call.ts'

/** `publicUrl` says what browsers use even where the proxy before us does not. */
export function clientOf(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Client {
  return {
    address: request.ip,
    agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    origin: request.headers.origin,
    host: request.headers.host,
    bearer: bearerOf(request),
    cookies: request.cookies,
    setCookie(name, value, maxAgeSeconds) {
      const options = {
        path: '/api/auth',
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
