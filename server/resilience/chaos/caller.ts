import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPassword } from '../../app/demo-sign-ins.ts'
import type { Answer } from '../running-server.ts'

export interface Caller {
  email: string
  /**
   * Makes a call with its own key until it has a final answer, on whichever server and however often it must be sent. A refusal (4xx) is an
   * answer.
   */
  call(method: string, path: string, body?: object | FormData): Promise<Answer>
}

export interface Network {
  /** The address of the next call. */
  address(): string
  /** Called when a call is sent again. */
  repeated(): void
  /** Called for answers that should never occur. */
  wrong(what: string): void
}

const beingProcessed = 'This request is being processed. Try again in a moment.'
/** Longer than both servers take to start on a busy machine. */
const longest = 180_000
/** Unavailable, or out of space: nothing was saved. */
const forLater = new Set([503, 507])

export function caller(email: string, network: Network): Caller {
  let token = ''

  async function once(method: string, path: string, key: string, body?: object | FormData): Promise<Answer> {
    const isForm = body instanceof FormData
    try {
      const response = await fetch(`${network.address()}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': key,
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : isForm ? body : JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      })
      return { status: response.status, body: (await response.json()) as Answer['body'] }
    } catch {
      return { status: 0, body: {} }
    }
  }

  const isForGood = ({ status, body }: Answer) =>
    ![0, 401, 429].includes(status) && body.message !== beingProcessed && status < 500

  async function signIn(): Promise<void> {
    const { status, body } = await once('POST', '/api/auth/user/signin', randomUUID(), {
      email,
      password: demoPassword,
    })
    if (status === 200) token = String(body['accessToken'])
  }

  return {
    email,
    async call(method, path, body) {
      const key = randomUUID()
      for (const began = performance.now(); ;) {
        if (token === '') await signIn()
        const answer = await once(method, path, key, body)
        if (answer.status === 401) token = ''
        if (answer.status >= 500 && !forLater.has(answer.status))
          network.wrong(`${method} ${path} was answered ${answer.status}: ${answer.body.message ?? ''}`)
        if (isForGood(answer)) return answer
        if (performance.now() - began > longest)
          throw new Error(`${method} ${path} had no answer within three minutes; the last one was ${answer.status}.`)
        network.repeated()
        await sleep(60)
      }
    },
  }
}
