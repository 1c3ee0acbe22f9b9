import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { brokenChain } from '../../platform/audit/chain-metric.ts'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { lastBackup } from '../backup/metric.ts'
import type { App } from '../../platform/app.ts'
import { isLocal } from '../../platform/serve/local.ts'
import { openSockets } from '../../platform/socket/metric.ts'
import { waiting } from './waiting.ts'

/**
 * Metrics for Prometheus: durations by route and status, memory, event loop, and what waits. Only for calls from this machine or with the
 * configured token; others get a 404.
 */
export function metrics(fastify: FastifyInstance, app: Pick<App, 'config' | 'database' | 'log'>): void {
  const { metricsToken } = app.config
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'muster_' })
  registry.registerMetric(brokenChain)
  registry.registerMetric(lastBackup)
  registry.registerMetric(openSockets)
  const askWhatWaits = waiting(registry, app)
  const durations = new Histogram({
    name: 'muster_http_request_seconds',
    help: 'Time from the request to the end of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  fastify.get('/api/metrics', async (request, reply) => {
    if (!isLocal(request) && !isToken(request.headers.authorization, metricsToken)) return reply.callNotFound()
    await askWhatWaits()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const isToken = (header: string | undefined, token: string | undefined) =>
  token !== undefined && header !== undefined && timingSafeEqual(digest(header), digest(`Bearer ${token}`))

const digest = (text: string) => createHash('sha256').update(text).digest()
