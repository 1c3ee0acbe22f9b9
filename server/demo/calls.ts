import type { FastifyInstance } from 'fastify'
import type { AllRoutes } from '@muster/contract/all-routes.ts'
import type { BodySent, ParamsSent, QuerySent, ReplyOf } from '@muster/contract/routes.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { accessLifetimeSeconds, openSession } from '../features/identity/index.ts'
import type { App } from '../platform/app.ts'
import { secondsBetween } from '../platform/clock.ts'

type Key = keyof AllRoutes
type Sent<K extends Key> = {
  params?: ParamsSent<AllRoutes[K]>
  query?: QuerySent<AllRoutes[K]>
  body?: BodySent<AllRoutes[K]>
  /** By the name of their part. */
  files?: Record<string, readonly SentFile[]>
}

interface SentFile {
  name: string
  mediaType: string
  bytes: Buffer
}

/** Makes a call as one of the company's accounts, at the clock's moment; null if refused. */
export type CallAs = <K extends Key>(account: Id, key: K, sent: Sent<K>) => Promise<ReplyOf<AllRoutes[K]> | null>

/** The demo's story goes through the product's own calls, so that its rows are what the product writes. */
export function calling(app: App, fastify: FastifyInstance, organisation: Id): CallAs {
  return making(app, fastify, organisation, false)
}

/** The same for calls that must not be refused. */
export function insisting(app: App, fastify: FastifyInstance, organisation: Id): CallAs {
  return making(app, fastify, organisation, true)
}

function making(app: App, fastify: FastifyInstance, organisation: Id, insists: boolean): CallAs {
  const tokenOf = signingIn(app, organisation)
  return async (account, key, { params = {}, query, body, files }) => {
    const accessToken = await tokenOf(account)
    const [method = '', path = ''] = (key as string).split(' ')
    const form = files === undefined ? null : await asForm(files, body as object | undefined)
    const type = form?.type ?? (body ? 'application/json' : null)
    const payload = form?.bytes ?? (body ? JSON.stringify(body) : null)
    const response = await fastify.inject({
      method: method as 'POST',
      url: path.replace(/\{(\w+)\}/g, (_, name: string) => String((params as Record<string, unknown>)[name])),
      query: (query ?? {}) as Record<string, string>,
      headers: { authorization: `Bearer ${accessToken}`, ...(type === null ? {} : { 'content-type': type }) },
      ...(payload === null ? {} : { payload }),
    })
    const { statusCode: status } = response
    if (status >= 500 || (insists && status >= 400))
      throw new Error(`${String(key)} answered ${status} while the demo company was filled in: ${response.body}`)
    return status >= 400 ? null : (response.json<{ data: unknown }>().data as ReplyOf<AllRoutes[typeof key]>)
  }
}

/** An account's access token, kept while it is valid: a session for each call would double the transactions. */
function signingIn(app: App, organisation: Id): (account: Id) => Promise<string> {
  const kept = new Map<Id, { token: string; since: Instant }>()
  return async (account) => {
    const now = app.clock.now()
    const last = kept.get(account)
    // The story's clock also goes backwards.
    const age = last === undefined ? -1 : secondsBetween(last.since, now)
    if (last !== undefined && age >= 0 && age < accessLifetimeSeconds) return last.token
    const client = { address: '127.0.0.1', agent: 'demo' }
    const { accessToken: token } = await openSession(app, organisation, account, client)
    kept.set(account, { token, since: now })
    return token
  }
}

/** Sends files like a browser: with plain values as text, lists and objects as JSON text. */
async function asForm(files: Record<string, readonly SentFile[]>, body: object = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    if (value !== undefined && value !== null)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean))
  for (const [part, sent] of Object.entries(files))
    for (const { name, mediaType, bytes } of sent)
      form.append(part, new Blob([new Uint8Array(bytes)], { type: mediaType }), name)
  const response = new Response(form)
  return { type: response.headers.get('content-type')!, bytes: Buffer.from(await response.arrayBuffer()) }
}
