import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Aside } from '../../platform/costs/aside.ts'
import type { Log } from '../../platform/log.ts'
import { unavailable } from '../../platform/problem.ts'
import type { Settled } from '../../platform/bytes.ts'
import type { Client } from '../../platform/serve/call.ts'
import type { Sockets } from '../../platform/socket/sockets.ts'
import { publishTo } from './events.ts'
import { uncarry, type Asked, type Said } from './message.ts'

/** What the thread needs to compose itself. */
export interface Start {
  config: Config
  connection: pg.ClientConfig
  pooler: pg.ClientConfig | undefined
  openedHosts: ReadonlySet<string> | undefined
}

interface Waiting {
  resolve(settled: Settled): void
  reject(error: Error): void
}

/**
 * A thread that makes heavy calls, so that neither a report over ten thousand people nor its two megabytes of JSON hold up a punch. It
 * starts with the first of them, and again if it breaks.
 */
export function openAside(start: Start, { clock, log, sockets }: { clock: Clock; log: Log; sockets: Sockets }) {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let asked = 0
  const end = (worker: Worker, error?: Error) => {
    if (thread !== worker) return
    thread = undefined
    if (error !== undefined) log.error({ error: error.message }, 'the thread for heavy calls ended')
    for (const one of waiting.values()) one.reject(unavailable())
    waiting.clear()
  }
  const running = () => {
    if (thread) return thread
    const worker = new Worker(new URL('../threads/thread.ts', import.meta.url), {
      workerData: { ...start, now: clock.now() },
    })
    worker.on('message', (said: Said) => {
      if ('publish' in said) return publishTo(sockets, said.publish)
      const one = waiting.get(said.id)
      waiting.delete(said.id)
      if ('error' in said) one?.reject(uncarry(said.error))
      else if ('json' in said) one?.resolve({ json: asBuffer(said.json) })
      else one?.resolve({ ...said.bytes, content: asBuffer(said.content) })
    })
    worker.on('error', (error) => end(worker, error))
    worker.on('exit', () => end(worker, waiting.size > 0 ? new Error('it exited') : undefined))
    worker.unref()
    thread = worker
    return worker
  }
  const make: Aside = (key, actor, { client, language, params, query, body }) =>
    new Promise((resolve, reject) => {
      const { setCookie: _, ...rest } = client as Client
      const ask: Asked = { id: ++asked, key, now: clock.now(), actor, client: rest, language, params, query, body }
      waiting.set(ask.id, { resolve, reject })
      running().postMessage(ask)
    })
  return {
    make,
    /** Starts the thread before the first heavy call. */
    warm: () => void running(),
    async close() {
      const worker = thread
      if (worker) end(worker)
      await worker?.terminate()
    },
  }
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
