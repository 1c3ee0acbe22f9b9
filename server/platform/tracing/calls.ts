import { context } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { begin, failed, kinds, type Begun } from './trace.ts'

/**
 * Traces each call, named by its route, because addresses contain ids and queries contain what people search for. A trace named by the
 * caller is linked rather than continued; otherwise strangers would decide what is sampled.
 */
export function traceCalls(fastify: FastifyInstance): void {
  const begun = new WeakMap<FastifyRequest, Begun>()
  fastify.addHook('onRequest', (request, _, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    const { traceparent } = request.headers
    const call = begin(`${method} ${route}`, {
      kind: kinds.SERVER,
      attributes: { 'http.request.method': method, 'http.route': route },
      causedBy: typeof traceparent === 'string' ? { traceparent } : {},
    })
    if (call === undefined) return done()
    begun.set(request, call)
    context.with(call.inside, done)
  })
  // The body arrives through events of the connection, which belong to no call.
  fastify.addHook('preValidation', (request, _, done) => {
    const call = begun.get(request)
    if (call === undefined) return done()
    context.with(call.inside, done)
  })
  fastify.addHook('onResponse', (request, { statusCode }, done) => {
    const span = begun.get(request)?.span
    span?.setAttribute('http.response.status_code', statusCode)
    if (span && statusCode >= 500) failed(span, { code: String(statusCode) })
    span?.end()
    done()
  })
}
