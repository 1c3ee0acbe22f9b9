import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** A call at a fixed time, independent of other calls' results. */
export interface Due {
  /** Milliseconds from the start. */
  at: number
  kind: string
  /** The index of the organisation. */
  of: number
  method: 'GET' | 'POST'
  path: string
  /** The office's IP address. */
  from: string
  /** The `authorization` header. */
  who(): Promise<string>
  body?: string
}

/** The result of a call. */
export interface Told extends Pick<Due, 'at' | 'kind' | 'of' | 'body'> {
  /** 0 if there was no answer. */
  status: number
  /** Milliseconds from its due time until the answer: sending late counts as waiting. */
  took: number
  /** Milliseconds by which the measuring process sent it late. */
  late: number
}

const patienceMs = 30_000
/** Connections per organisation to a server. With a shared limit, one that calls too much would block the others. */
const mostConnections = 300

/**
 * Sends each call when due, to the addresses in turn, and returns once all are answered. No call waits for another's answer: a server that
 * falls behind gets as many calls as one that does not.
 */
export async function sendWhenDue(addresses: readonly string[], calls: readonly Due[]): Promise<Told[]> {
  const agents = new Map<string, Agent>()
  const serverOf = (n: number, of: number): Server => {
    const address = addresses[n % addresses.length]!
    const known = agents.get(`${of} ${address}`)
    const agent = known ?? new Agent({ keepAlive: true, maxSockets: mostConnections })
    if (!known) agents.set(`${of} ${address}`, agent)
    const { hostname, port } = new URL(address)
    return { hostname, port, agent }
  }
  const sorted = calls.toSorted((one, other) => one.at - other.at)
  const began = performance.now()
  const answers: Promise<Told>[] = []
  for (const [n, call] of sorted.entries()) {
    const wait = call.at - (performance.now() - began)
    if (wait > 0) await sleep(wait)
    const late = Math.max(0, performance.now() - began - call.at)
    answers.push(
      answered(serverOf(n, call.of), call).then((status) => ({
        ...{ at: call.at, kind: call.kind, of: call.of, status, late },
        ...(call.body === undefined ? {} : { body: call.body }),
        took: performance.now() - began - call.at,
      })),
    )
  }
  const told = await Promise.all(answers)
  for (const agent of agents.values()) agent.destroy()
  return told
}

interface Server {
  hostname: string
  port: string
  agent: Agent
}

async function answered(server: Server, { method, path, from, who, body }: Due): Promise<number> {
  const authorization = await who()
  const content =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((done) => {
    const sent = request(
      { ...server, method, path, headers: { authorization, 'x-forwarded-for': from, ...content } },
      (answer) => {
        answer.resume().on('end', () => done(answer.statusCode ?? 0))
        answer.on('error', () => done(0))
      },
    )
    sent.setTimeout(patienceMs, () => sent.destroy())
    sent.on('error', () => done(0))
    sent.end(body)
  })
}
