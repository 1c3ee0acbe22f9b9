import type { Failure } from '@muster/contract/envelope.ts'
import { allRoutes, type AllRoutes } from '@muster/contract/all-routes.ts'
import type { BodySent, ParamsSent, QuerySent, ReplyOf, Route } from '@muster/contract/routes.ts'
import { testServer } from './server.ts'

export type Key = keyof AllRoutes

/** What a call of this key takes: `params`, `query`, `body` as in the contract, and `files` by part name. */
export type Sent<K extends Key> = {
  params?: ParamsSent<AllRoutes[K]>
  query?: QuerySent<AllRoutes[K]>
  body?: BodySent<AllRoutes[K]>
  files?: Record<string, SentFile | SentFile[]>
  headers?: Record<string, string>
}

interface SentFile {
  name: string
  bytes: Buffer
}

/** Makes a call that must succeed; the reply is checked against the contract, so that outputs cannot drift from it. */
export async function call<K extends Key>(
  token: string | null,
  key: K,
  sent: Sent<K> = {},
): Promise<ReplyOf<AllRoutes[K]>> {
  const { status, body } = await rawCall(token, key, sent)
  const route = allRoutes[key] as Route
  if (status >= 400) throw new Error(`${key} answered ${status}: ${JSON.stringify(body)}`)
  if (route.reply === 'blob') return body as ReplyOf<AllRoutes[K]>
  const { data, pagination } = body as { data: unknown; pagination?: unknown }
  const checked = route.reply.parse(data)
  return (route.paging ? { data: checked, pagination } : checked) as ReplyOf<AllRoutes[K]>
}

/** Makes a call that must fail; returns its status and envelope. */
export async function refusal<K extends Key>(
  token: string | null,
  key: K,
  sent: Sent<K> = {},
): Promise<Failure & { status: number }> {
  const { status, body } = await rawCall(token, key, sent)
  if (status < 400) throw new Error(`${key} should have been refused and answered ${status}: ${JSON.stringify(body)}`)
  return { ...(body as Failure), status }
}

/** Makes a call and returns any reply. */
export async function rawCall<K extends Key>(token: string | null, key: K, sent: Sent<K> = {}) {
  const { fastify } = await testServer()
  const [method = '', template = ''] = key.split(' ')
  const params = (sent.params ?? {}) as Record<string, string>
  const url = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const payload = sent.files ? multipart(sent.files, sent.body as Record<string, unknown> | undefined) : undefined
  const response = await fastify.inject({
    method: method as 'GET',
    url,
    query: texts(sent.query as Record<string, unknown> | undefined),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(payload ? payload.headers : sent.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...sent.headers,
    },
    ...(payload ? { payload: payload.bytes } : sent.body === undefined ? {} : { payload: JSON.stringify(sent.body) }),
  })
  const isJson = String(response.headers['content-type']).includes('json')
  return {
    status: response.statusCode,
    headers: response.headers,
    cookies: response.cookies,
    body: isJson ? (response.json() as unknown) : response.rawPayload,
  }
}

function texts(query: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  )
}

/** Text as it is, all else as JSON text. */
function multipart(files: Record<string, SentFile | SentFile[]>, fields: Record<string, unknown> = {}) {
  const boundary = 'muster-test-boundary'
  const pieces: Buffer[] = []
  for (const [name, given] of Object.entries(fields)) {
    if (given === undefined) continue
    const value = typeof given === 'string' ? given : JSON.stringify(given)
    pieces.push(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`))
  }
  for (const [name, file] of Object.entries(files).flatMap(([part, sent]) =>
    [sent].flat().map((one) => [part, one] as const),
  )) {
    pieces.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      file.bytes,
      Buffer.from('\r\n'),
    )
  }
  pieces.push(Buffer.from(`--${boundary}--\r\n`))
  return { bytes: Buffer.concat(pieces), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
