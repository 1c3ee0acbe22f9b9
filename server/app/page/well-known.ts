import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/app.ts'
import { plusSeconds } from '../../platform/clock.ts'

const halfAYear = 180 * 86_400

/** Well-known addresses: the security contact (RFC 9116), and the page for changing a password. */
export function wellKnown(fastify: FastifyInstance, { config, clock }: Pick<App, 'config' | 'clock'>): void {
  const { publicUrl, securityContact = `${publicUrl}/contact-us` } = config
  fastify.get('/.well-known/security.txt', (_, reply) => {
    const lines = [
      `Contact: ${securityContact}`,
      // Renewed with each request, so it never expires while the product runs.
      `Expires: ${plusSeconds(clock.now(), halfAYear)}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
  fastify.get('/.well-known/change-password', (_, reply) => reply.redirect('/home/settings/password-security', 302))
}
