import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Headers added by proxies: a caller behind one is not on this machine, whatever the connection says. */
const forwarded = /^(?:via|forwarded|x-forwarded-.+|x-real-ip|x-original-.+|true-client-ip|cf-.+|x-client-ip)$/

/**
 * Whether a call comes from this machine itself: over its loopback, to one of its own names, through no proxy that says so and from no
 * page of another site. A foreign name that points here (DNS rebinding) is not one of ours; a proxy that hides itself speaks HTTP/1.0 or
 * passes on the name that strangers typed.
 */
export function isLocal({ socket, headers, raw }: FastifyRequest): boolean {
  const isLoopback = /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
  const isDirect = raw.httpVersion !== '1.0' && !Object.keys(headers).some((name) => forwarded.test(name))
  const isOwnPage = ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)
  return isLoopback && isDirect && isOwnPage && isOwnName(headers.host) && isOwnOrigin(headers.origin)
}

const isOwnName = (host: string | undefined) =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(URL.parse(`http://${host ?? ''}`)?.hostname ?? '')

const isOwnOrigin = (origin: string | undefined) => origin === undefined || isOwnName(URL.parse(origin)?.host)

/** Development aids are served only where no stranger can reach them, even if other settings are wrong. */
export function isDevelopment({ production, publicUrl }: Pick<Config, 'production' | 'publicUrl'>): boolean {
  return !production && !publicUrl.startsWith('https:')
}
