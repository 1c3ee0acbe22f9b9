import type { FieldError } from '@muster/contract/envelope.ts'
import { vi } from 'vitest'
import type { CallKey, RouteOf } from '../call/types.ts'
import type { ReplyOf } from '@muster/contract/routes.ts'

/** A call that a test saw. */
export interface SeenCall {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  headers: Headers
}

/** An error reply. */
export class Failure {
  readonly status: number
  readonly message: string
  readonly more: { errors?: FieldError[]; isLogout?: boolean; needsProof?: boolean; needsSso?: boolean }
  constructor(
    status: number,
    message: string,
    more: { errors?: FieldError[]; isLogout?: boolean; needsProof?: boolean; needsSso?: boolean } = {},
  ) {
    this.status = status
    this.message = message
    this.more = more
  }
}

export type MockReply<K extends CallKey> =
  | ReplyOf<RouteOf<K>>
  | Failure
  | Response
  | ((seen: SeenCall) => ReplyOf<RouteOf<K>> | Failure | Response | Promise<ReplyOf<RouteOf<K>> | Failure | Response>)

type Replies = { [K in CallKey]?: MockReply<K> }

let replies = new Map<string, unknown>()
let seen = new Map<string, SeenCall[]>()

/**
 * Answers a test's calls, each typed by the contract: `mockApi({ 'GET /api/v1/user/shift': { data, pagination } })`.
 * A function is called every time. Later mocks of a test are added to earlier ones. A call without an answer is a 501.
 */
export function mockApi(added: Replies): { calls: (key: CallKey) => SeenCall[] } {
  for (const [key, reply] of Object.entries(added)) replies.set(key, reply)
  vi.stubGlobal('fetch', answer)
  return { calls: (key) => seen.get(key) ?? [] }
}

export function resetMockApi(): void {
  replies = new Map()
  seen = new Map()
  vi.unstubAllGlobals()
}

async function answer(input: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input, 'http://localhost')
  const method = init.method ?? 'GET'
  for (const [key, reply] of replies) {
    const params = match(key, method, url.pathname)
    if (params === null) continue
    const call: SeenCall = {
      params,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      headers: new Headers(init.headers),
    }
    seen.set(key, [...(seen.get(key) ?? []), call])
    init.signal?.throwIfAborted()
    return toResponse(typeof reply === 'function' ? await (reply as (call: SeenCall) => unknown)(call) : reply)
  }
  return toResponse(new Failure(501, `No mock answers ${method} ${url.pathname}`))
}

function match(key: string, method: string, path: string): Record<string, string> | null {
  const [wanted = '', template = ''] = key.split(' ')
  if (wanted !== method) return null
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const groups = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path)
  return groups === null
    ? null
    : Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(groups[index + 1] ?? '')]))
}

function toResponse(reply: unknown): Response {
  if (reply instanceof Response) return reply.clone()
  if (reply instanceof Failure) {
    return json(reply.status, { success: false, message: reply.message, ...reply.more })
  }
  if (reply instanceof Blob) return new Response(reply, { headers: { 'content-type': reply.type } })
  const paged = typeof reply === 'object' && reply !== null && 'pagination' in reply && 'data' in reply
  return json(200, paged ? { success: true, ...reply } : { success: true, data: reply })
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } })
}
