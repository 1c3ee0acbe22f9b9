import { hostname } from 'node:os'
import { context, propagation } from '@opentelemetry/api'
import type { Config } from '../config.ts'
import { traceWith } from './trace.ts'

/**
 * Sends spans to an OpenTelemetry collector, by HTTP and as JSON, if one is configured; its code is loaded only then. An unavailable or
 * slow collector blocks nothing: what does not fit the queue is dropped. Resolves with a function that sends the rest and stops it.
 */
export async function startTracing({ otlpUrl, tracePercent, role }: TracingSettings): Promise<() => Promise<void>> {
  if (otlpUrl === undefined) return async () => {}
  const [{ OTLPTraceExporter }, sdk, { AsyncLocalStorageContextManager }, { resourceFromAttributes }, core] =
    await Promise.all([
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ])
  const exporter = new OTLPTraceExporter({
    url: `${otlpUrl.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
    timeoutMillis: 5_000,
  })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'muster',
      'service.instance.id': `${hostname()}:${process.pid}`,
      'muster.role': role,
    }),
    // A part is sampled if its parent is, so that no trace has gaps.
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(tracePercent / 100) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, maxQueueSize: 8_192, scheduledDelayMillis: 1_000 })],
  })
  const contexts = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(contexts)
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
  traceWith(provider.getTracer('muster'))
  return async () => {
    traceWith(undefined)
    await provider.shutdown().catch(() => undefined)
    context.disable()
    propagation.disable()
  }
}

type TracingSettings = Pick<Config, 'otlpUrl' | 'tracePercent' | 'role'>
