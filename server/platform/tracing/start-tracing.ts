import { hostname } from 'node:os'
import { context, propagation } from '@opentelemetry/api'
import type { Config } from '../config.ts'
import { traceWith } from './trace.ts'

/**
 * Sends spans to an OpenTelemetry collector, by HTTP and as JSON, where the settings name one; its code is loaded only then. A collector
 * that is away or slow holds up nobody: what does not fit the queue is dropped. Resolves with what sends the rest and ends it.
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
  const exporter = new OTLPTraceExporter({ url: `${otlpUrl.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: 5_000 })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'muster',
      'service.instance.id': `${hostname()}:${process.pid}`,
      'muster.role': role,
    }),
    // A part is kept if its whole is, so that no trace has holes.
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
