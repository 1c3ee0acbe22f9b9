import type { FastifyInstance, FastifyRequest } from 'fastify'
import { say } from '@muster/engine/sentence.ts'
import { bodiesAtOnce as most } from '../costs/table.ts'
import { networkOf } from './network.ts'
import { Problem } from '../problem.ts'

/**
 * Requests whose bodies have not arrived yet, which hold memory. A small body that arrived with its head and waits to be read
 * does not count: the hundreds of an office share one address and punch in at the same time.
 */
export interface Unfinished {
  /** Counts an arriving body for its account, in addition to its network. */
  hold(request: FastifyRequest, account: string): void
}

const checkMillis = 1_000

export interface Patience {
  /** Without a byte. */
  idleMillis: number
  /** Of a body that is not multipart. */
  wholeMillis: number
}

/** Limits how many bodies arrive at once, and ends a stalled one to free its memory. */
export function watchBodies(
  fastify: FastifyInstance,
  { idleMillis, wholeMillis }: Patience = { idleMillis: 15_000, wholeMillis: 30_000 },
): Unfinished {
  const bodies = new Map<FastifyRequest, Body>()
  const counts = new Map<string, number>()
  const forget = (request: FastifyRequest) => {
    const body = bodies.get(request)
    if (!body) return
    bodies.delete(request)
    for (const key of body.keys) {
      const left = (counts.get(key) ?? 1) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    }
  }
  const forgetArrived = () => {
    for (const request of bodies.keys()) if (request.raw.complete) forget(request)
  }
  const count = (request: FastifyRequest, key: string, max: number) => {
    if ((counts.get(key) ?? 0) >= max) forgetArrived()
    const body = bodies.get(request)
    if (!body) return
    const so = counts.get(key) ?? 0
    if (so >= max) throw tooManyBodies()
    counts.set(key, so + 1)
    body.keys.push(key)
  }
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!hasBody(request)) {
      done()
      return
    }
    const now = performance.now()
    bodies.set(request, { keys: [], since: now, bytes: 0, moved: now })
    request.raw.once('end', () => forget(request))
    request.raw.once('close', () => forget(request))
    try {
      if (bodies.size > most.together) forgetArrived()
      if (bodies.size > most.together) throw tooManyBodies()
      count(request, networkOf(request.ip), most.ofNetwork)
      done()
    } catch (error) {
      done(error as Error)
    }
  })
  fastify.addHook('onResponse', (request, _reply, done) => {
    forget(request)
    done()
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [request, body] of bodies) {
      const { bytesRead } = request.raw.socket
      if (bytesRead !== body.bytes) Object.assign(body, { bytes: bytesRead, moved: now })
      const isLate = !request.isMultipart() && now - body.since > wholeMillis
      if (isLate || now - body.moved > idleMillis) request.raw.socket.destroy()
    }
  }, checkMillis)
  timer.unref()
  fastify.addHook('onClose', (_, done) => {
    clearInterval(timer)
    done()
  })
  return {
    hold(request, account) {
      if (bodies.has(request)) count(request, `account ${account}`, most.ofAccount)
    },
  }
}

interface Body {
  keys: string[]
  since: number
  bytes: number
  moved: number
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

const tooManyBodies = () =>
  new Problem(429, say`Too much is being sent at once. Try again when it has arrived.`, {
    ...{ retryAfter: 5, isDelayed: true },
  })
