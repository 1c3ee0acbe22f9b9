import type { AllRoutes } from '@muster/contract/all-routes.ts'
import type { BodySent, ParamsSent, QuerySent, ReplyOf, Route } from '@muster/contract/routes.ts'

export type Key = keyof AllRoutes & string
type RouteOf<K extends Key> = AllRoutes[K] extends Route ? AllRoutes[K] : never
export type Got<K extends Key> = ReplyOf<RouteOf<K>>

export interface Sent<K extends Key> {
  params?: ParamsSent<RouteOf<K>>
  query?: QuerySent<RouteOf<K>>
  body?: BodySent<RouteOf<K>>
}

export interface Answer {
  status: number
  body: { success?: boolean; message?: string; data?: unknown; pagination?: unknown } & Record<string, unknown>
}

/** Makes a call of the contract outside the browsers, to prepare a story; throws if it is refused. */
export async function call<K extends Key>(token: string | null, key: K, sent: Sent<K> = {}): Promise<Got<K>> {
  const { status, body } = await answerTo(token, key, sent)
  if (status >= 400) throw new Error(`${key} answered ${status}: ${JSON.stringify(body)}`)
  return (body.pagination === undefined ? body.data : { data: body.data, pagination: body.pagination }) as Got<K>
}

/** The server's answer, including refusals. */
export async function answerTo<K extends Key>(token: string | null, key: K, sent: Sent<K> = {}): Promise<Answer> {
  const [method = 'GET', template = ''] = key.split(' ')
  const params = (sent.params ?? {}) as Record<string, string>
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const url = new URL(path, process.env['E2E_URL'])
  for (const [name, value] of Object.entries((sent.query ?? {}) as object)) url.searchParams.set(name, String(value))
  const response = await fetch(url, {
    method,
    headers: {
      // Stories call faster than visitors do; each call comes from an address of its own.
      'x-forwarded-for': anyAddress(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

/** From an unused range. */
export function anyAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 250)
  return `10.${part()}.${part()}.${part()}`
}
