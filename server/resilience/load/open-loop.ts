import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** A call that somebody makes at their own time, whatever became of the calls of others. */
export interface Due {
  /** Milliseconds after the beginning. */
  at: number
  kind: string
  /** Which organisation it is of. */
  of: number
  method: 'GET' | 'POST'
  path: string
  /** The address of the office that it is made from. */
  from: string
  /** The header `authorization`. */
  who(): Promise<string>
  body?: string
}

/** What became of a call. */
export interface Told extends Pick<Due, 'at' | 'kind' | 'of' | 'body'> {
  /** 0 when there was no answer. */
  status: number
  /** Milliseconds from when it was due until its answer had come: a call that is sent late has waited as well. */
  took: number
  /** Milliseconds by which whoever measures sent it too late. */
  late: number
}

const patienceMs = 30_000
/** Connections of an organisation to a server. Those of all together would let one that calls too much keep the others from being heard. */
const mostConnections = 300

/**
 * Sends each call when it is due, to the addresses by turns, and answers once all are answered. Nobody waits for anybody else's answer: a server
 * that falls behind meets as many calls as one that does not.
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
