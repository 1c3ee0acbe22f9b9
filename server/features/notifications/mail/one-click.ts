import type { FastifyInstance } from 'fastify'
import { say } from '@muster/engine/sentence.ts'
import { rates } from '../../../platform/costs/rates.ts'
import type { App } from '../../../platform/app.ts'
import { networkOf } from '../../../platform/serve/network.ts'
import { unsubscribe } from './unsubscribe.ts'

/**
 * The link of the List-Unsubscribe header, to which mail programs post without session or page (RFC 8058). They send a form; the token
 * alone decides. A GET opens a web page, so that a scanner that follows links turns nothing off.
 */
export async function oneClick(fastify: FastifyInstance, app: App): Promise<void> {
  await fastify.register((scope, _, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, parsed) => parsed(null, null))
    scope.post<{ Querystring: Record<string, unknown> }>(
      '/unsubscribe',
      { bodyLimit: 16 * 1024 },
      async (request, reply) => {
        await app.limits.spend('one-click', networkOf(request.ip), rates.oneClick)
        const { token } = request.query
        await unsubscribe(app, typeof token === 'string' ? token : '', false)
        return reply.header('cache-control', 'no-store').send({ success: true, message: say`Unsubscribed`, data: null })
      },
    )
    done()
  })
}
