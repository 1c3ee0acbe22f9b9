import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../testing/until.ts'
import { aCompany, type Company } from '../../testing/company.ts'
import { startTracing } from './start-tracing.ts'
import { begin, carried, traced, traceId } from './trace.ts'

/** A span in OTLP/HTTP's JSON. */
interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  links?: { traceId: string; spanId: string }[]
  status?: { code?: number }
}

describe('a process with a collector', () => {
  const received: string[] = []
  let collector: Server
  let address: string
  let stop: () => Promise<void>
  let company: Company

  const settings = (tracePercent = 100) => ({ otlpUrl: `${address}/`, tracePercent, role: 'all' as const })
  const spans = () =>
    received.flatMap((text) => {
      const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
    })
  const valueOf = ({ attributes }: Span, key: string) => {
    const value = attributes.find((one) => one.key === key)?.value
    return value?.stringValue ?? value?.intValue
  }
  /** The spans below one call or job. */
  const below = (all: Span[], top: Span): Span[] =>
    all.filter(({ parentSpanId }) => parentSpanId === top.spanId).flatMap((one) => [one, ...below(all, one)])
  const arrived = (name: string) =>
    until(
      async () => spans().find((span) => span.name === name),
      (span) => span !== undefined,
    ) as Promise<Span>

  beforeAll(async () => {
    collector = createServer((request, response) => {
      let text = ''
      request.setEncoding('utf8').on('data', (part: string) => (text += part))
      request.on('end', () => {
        if (request.url === '/v1/traces') received.push(text)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    })
    await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
    address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
    stop = await startTracing(settings())
    company = await aCompany('Quietly Named Limited')
    await company.fastify.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await stop()
    collector.closeAllConnections()
    collector.close()
  })

  const addHoliday = async (headers: Record<string, string> = {}) => {
    const { port } = company.fastify.server.address() as AddressInfo
    const body = { name: 'A day nobody should read of', day: '2026-12-24', kind: 'public', locationIds: [] }
    return fetch(`http://127.0.0.1:${port}/api/v1/employee/holiday`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${company.admin.token}`, ...headers },
      body: JSON.stringify(body),
    })
  }

  it('shows a call with its transaction and statements, and the job it queued with a link to it', async () => {
    await company.runJobs()
    expect((await addHoliday()).status).toBe(200)
    const call = await arrived('POST /api/v1/employee/holiday')
    expect(valueOf(call, 'http.response.status_code')).toBe(200)
    const parts = below(spans(), call)
    const insert = parts.find(({ name }) => name === 'insert holiday')!
    const transaction = parts.find(({ spanId }) => spanId === insert.parentSpanId)!
    expect(transaction.name).toBe('transaction')
    expect(valueOf(transaction, 'muster.organisation')).toBe(company.organisation)
    expect(valueOf(insert, 'db.query.text')).toContain('$1')
    const jobs = await until(
      async () => spans().filter((span) => span.name.startsWith('job ') && span.links?.[0]?.traceId === call.traceId),
      (matching) => matching.length > 0,
    )
    // A job may run long after the call, and twice, so it has a trace of its own.
    for (const job of jobs) {
      expect(job.traceId).not.toBe(call.traceId)
      expect(valueOf(job, 'muster.organisation')).toBe(company.organisation)
      expect(below(spans(), job).length).toBeGreaterThan(1)
    }
  })

  it("links the caller's trace, and does not continue it", async () => {
    const theirs = '0af7651916cd43dd8448eb211c80319c'
    await addHoliday({ traceparent: `00-${theirs}-b7ad6b7169203331-00` })
    const call = await until(
      async () => spans().find((span) => span.links?.some((link) => link.traceId === theirs)),
      (span) => span !== undefined,
    )
    expect(call!.traceId).not.toBe(theirs)
    expect((await addHoliday({ traceparent: 'not one' })).status).toBeLessThan(500)
  })

  it('records failures by their kind only', async () => {
    const work = () => traced('a thing', () => Promise.reject(new TypeError('of somebody@example.com')))
    await expect(work()).rejects.toThrow('of somebody@example.com')
    const failed = await arrived('a thing')
    expect([failed.status?.code, valueOf(failed, 'error.type')]).toEqual([2, 'TypeError'])
  })

  it('contains no names and no values', () => {
    const sent = received.join('\n')
    expect(sent.length).toBeGreaterThan(1_000)
    for (const value of ['Quietly Named', 'A day nobody', company.admin.token, 'somebody@example.com', '2026-12-24'])
      expect(sent).not.toContain(value)
  })

  it('is not blocked by an unavailable collector, and samples the configured share', async () => {
    await stop()
    stop = await startTracing({ ...settings(), otlpUrl: 'http://127.0.0.1:1' })
    expect((await addHoliday()).status).toBeLessThan(500)
    await stop()
    stop = await startTracing(settings(1))
    const kept = Array.from({ length: 2_000 }, () => begin('one', {})!.span.isRecording()).filter(Boolean).length
    expect(kept).toBeGreaterThan(0)
    expect(kept).toBeLessThan(80)
  })
})

describe('a process without one', () => {
  it('traces nothing', async () => {
    const stop = await startTracing({ otlpUrl: undefined, tracePercent: 100, role: 'all' })
    expect([begin('a call', {}), carried(), traceId()]).toEqual([undefined, {}, {}])
    expect(await traced('a thing', async () => 7)).toBe(7)
    await stop()
  })
})
