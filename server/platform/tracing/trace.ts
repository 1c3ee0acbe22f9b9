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

/** Undefined unless the settings name a collector: then nothing below costs more than this look. */
let tracer: Tracer | undefined

/** From now on spans are made with it; without one, no more. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next
}

export const kinds = SpanKind

interface Description {
  kind?: SpanKind
  attributes?: Attributes
  /** What caused it, in a trace of its own. */
  causedBy?: Carried
}

/** Names a trace and a place in it, in what is sent or kept for later; empty while nothing is traced. */
export type Carried = { traceparent?: string }

/** Does the work as a part of the trace that it belongs to; a failure is marked by its kind alone, as messages may hold values. */
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
  /** Where its own parts are begun. */
  inside: Context
}

export const isTracing = () => tracer !== undefined

/** A part whose end is elsewhere; undefined while nothing is traced. */
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

/** What is being done, for work that follows in another process. */
export function carried(): Carried {
  if (tracer === undefined) return {}
  const into: Carried = {}
  propagation.inject(context.active(), into)
  return into
}

/** Of log lines: where in the traces they belong. */
export function traceId(): { trace?: string } {
  const span = tracer && trace.getActiveSpan()
  return span?.isRecording() ? { trace: span.spanContext().traceId } : {}
}

function linksTo(caused: Carried) {
  const spanContext = trace.getSpanContext(propagation.extract(context.active(), caused))
  return spanContext ? [{ context: spanContext }] : []
}
