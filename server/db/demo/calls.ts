import type { FastifyInstance } from 'fastify'
import type { AllRoutes } from '@muster/contract/all-routes.ts'
import type { BodySent, ParamsSent, QuerySent, ReplyOf } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { openSession } from '../../features/identity/index.ts'
import type { App } from '../../platform/app.ts'

type Key = keyof AllRoutes
type Sent<K extends Key> = {
  params?: ParamsSent<AllRoutes[K]>
  query?: QuerySent<AllRoutes[K]>
  body?: BodySent<AllRoutes[K]>
}

/** Makes a call as one of the company's accounts, at the moment the clock shows; null when it is refused. */
export type CallAs = <K extends Key>(account: Id, key: K, sent: Sent<K>) => Promise<ReplyOf<AllRoutes[K]> | null>

/** The story of the demo is told through the product's own calls, so that its rows are what the product writes. */
export function calling(app: App, fastify: FastifyInstance, organisation: Id): CallAs {
  return async (account, key, { params = {}, query, body }) => {
    const { accessToken } = await openSession(app, organisation, account, { address: '127.0.0.1', agent: 'demo' })
    const [method = '', path = ''] = (key as string).split(' ')
    const response = await fastify.inject({
      method: method as 'POST',
      url: path.replace(/\{(\w+)\}/g, (_, name: string) => String((params as Record<string, unknown>)[name])),
      query: (query ?? {}) as Record<string, string>,
      headers: { authorization: `Bearer ${accessToken}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    })
    if (response.statusCode >= 500) throw new Error(`${String(key)} answered ${response.statusCode}: ${response.body}`)
    return response.statusCode >= 400
      ? null
      : (response.json<{ data: unknown }>().data as ReplyOf<AllRoutes[typeof key]>)
  }
}
