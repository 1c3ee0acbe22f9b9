import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api'

/** Undefined unless a collector is configured: then nothing below costs more than this check. */
let tracer: Tracer | undefined

/** Sets the tracer for spans from now on; without one, tracing stops. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next
}

export const kinds = SpanKind

interface Description {
  kind?: SpanKind
  attributes?: Attributes
  /** The cause, which is in a trace of its own. */
  causedBy?: Carried
}

/** Identifies a trace and a position in it, in what is sent or stored for later; empty while not tracing. */
export type Carried = { traceparent?: string }

/** Runs work as a part of its trace; a failure is recorded by its kind only, because messages may contain values. */
export function traced<T>(name: string, work: () => Promise<T>, description: Description = {}): Promise<T> {
  const begun = begin(name, description)
  return begun === undefined ? work() : within(begun, work)
}

async function within<T>({ span, inside }: Begun, work: () => Promise<T>): Promise<T> {
  try {
    return await context.with(inside, work)
  } catch (error) {
    failed(span, error)
    throw error
  } finally {
    span.end()
  }
}

export interface Begun {
  span: Span
  /** The context for its own parts. */
  inside: Context
}

export const isTracing = () => tracer !== undefined

/** Begins a part that ends elsewhere; undefined while not tracing. */
export function begin(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, causedBy }: Description,
): Begun | undefined {
  if (tracer === undefined) return undefined
  const span = tracer.startSpan(name, {
    kind,
    attributes,
    ...(causedBy ? { root: true, links: linksTo(causedBy) } : {}),
  })
  return { span, inside: trace.setSpan(context.active(), span) }
}

export function failed(span: Span, error: unknown): void {
  const { name = 'Error', code } = error as { name?: string; code?: string }
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', code ?? name)
}

/** The present trace context, for work that follows in another process. */
export function carried(): Carried {
  if (tracer === undefined) return {}
  const into: Carried = {}
  propagation.inject(context.active(), into)
  return into
}

/** The trace id for log lines. */
export function traceId(): { trace?: string } {
  const span = tracer && trace.getActiveSpan()
  return span?.isRecording() ? { trace: span.spanContext().traceId } : {}
}

function linksTo(caused: Carried) {
  const spanContext = trace.getSpanContext(propagation.extract(context.active(), caused))
  return spanContext ? [{ context: spanContext }] : []
}
