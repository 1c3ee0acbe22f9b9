import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { say } from '@muster/engine/sentence.ts'
import { oneClick } from '../features/notifications/index.ts'
import { scim, scimError } from '../features/single-sign-on/index.ts'
import type { App } from '../platform/app.ts'
import { bodyBytes, requestsOfConnection } from '../platform/costs/table.ts'
import type { Feature } from '../platform/feature.ts'
import { devMailbox } from '../platform/mail/dev-mailbox.ts'
import { Problem } from '../platform/problem.ts'
import { limitJsonBodies } from '../platform/serve/check/json-bodies.ts'
import { answerFailure } from '../platform/serve/failure.ts'
import { limitConnections } from '../platform/serve/connections/connections.ts'
import { limitPipelining } from '../platform/serve/connections/pipelining.ts'
import { readProxies } from '../platform/network/proxies.ts'
import { register } from '../platform/serve/register.ts'
import { watchBodies } from '../platform/serve/unfinished.ts'
import { traceCalls } from '../platform/tracing/calls.ts'
import { securityHeaders } from './page/security-headers.ts'
import { wellKnown } from './page/well-known.ts'
import { health } from './health.ts'
import { metrics } from './metrics/metrics.ts'
import { openApi } from './openapi/openapi.ts'

/** The HTTP side of an application: all features' calls, health, and the reference page. */
export async function buildServer(app: App, features: readonly Feature[]): Promise<FastifyInstance> {
  const proxies = readProxies(app.config.trustedProxies)
  const fastify = Fastify({
    bodyLimit: bodyBytes.ordinary,
    // Long enough for 10 MB over a slow line; without a limit, a few slow senders would occupy every connection.
    requestTimeout: 120_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    trustProxy: (address) => proxies.includes(address),
    routerOptions: { maxParamLength: 200 },
    // The contract validates and serialises; Fastify's own schemas are not used.
    logger: false,
    return503OnClosing: true,
    // An address that the router refuses, before any error handler: of 5,000 characters, or not UTF-8.
    frameworkErrors: (error, request, reply) => {
      if (!request.url.startsWith('/scim/')) return answerFailure(app.log, {})(error, request, reply)
      const { status, body } = scimError(error)
      return (reply as FastifyReply).status(status).type('application/scim+json').send(body)
    },
  })
  const headers = securityHeaders({ isHttps: app.config.publicUrl?.startsWith('https:') === true })
  fastify.addHook('onRequest', (_, reply, done) => {
    void reply.headers(headers)
    done()
  })
  await fastify.register(cookie)
  // An oversized part is cut off rather than thrown: the plugin's error could overtake the parts it is about.
  await fastify.register(multipart, { throwFileSizeLimit: false })

  limitJsonBodies(fastify)
  metrics(fastify, app)
  traceCalls(fastify)
  closeSoon(fastify)
  limitConnections(fastify.server, {
    together: app.config.maxConnections,
    ofAddress: app.config.maxConnectionsPerAddress,
    proxies,
  })
  limitPipelining(fastify.server, requestsOfConnection)
  const unfinished = watchBodies(fastify)
  const constraints = Object.assign({}, ...features.map((feature) => feature.constraints ?? {}))
  fastify.setErrorHandler(answerFailure(app.log, constraints))
  for (const feature of features) for (const served of feature.routes) register(fastify, app, served, unfinished)
  health(fastify, app)
  wellKnown(fastify, app)
  await oneClick(fastify, app)
  await scim(fastify, app)
  devMailbox(fastify, app)
  openApi(fastify)
  return fastify
}

/** The HTTP side of a process for jobs: health, readiness and metrics, but no calls. */
export function buildWorker(app: App): FastifyInstance {
  const fastify = Fastify({
    bodyLimit: bodyBytes.ordinary,
    requestTimeout: 15_000,
    logger: false,
    return503OnClosing: true,
  })
  fastify.setErrorHandler(answerFailure(app.log, {}))
  fastify.setNotFoundHandler(() => {
    throw new Problem(404, say`Nothing was found at this address.`)
  })
  metrics(fastify, app)
  closeSoon(fastify)
  health(fastify, app)
  return fastify
}

/** Browsers keep their connection for the next call. A stopping server gets none, so it need not wait. */
function closeSoon(fastify: FastifyInstance): void {
  fastify.addHook('preClose', (done) => {
    const closing = setInterval(() => fastify.server.closeIdleConnections(), 100)
    fastify.server.once('close', () => clearInterval(closing))
    closing.unref()
    done()
  })
}
