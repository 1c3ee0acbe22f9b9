import { tokens } from './token-store.ts'

/** Everything a call may send; the typed `api` narrows it to the contract. */
export interface UntypedSent {
  params?: unknown
  query?: unknown
  body?: unknown
  files?: unknown
  signal?: AbortSignal
  bearer?: string
  keepalive?: boolean
  /** Sent as Idempotency-Key. */
  attemptKey?: string
}

/** Builds a call's request from its key, for example `PUT /api/v1/user/shift/{id}`. */
export function toRequest(key: string, sent: UntypedSent): { url: string; init: RequestInit; token: string | null } {
  const [method = 'GET', template = ''] = key.split(' ')
  const token = sent.bearer ?? tokens.access() ?? tokens.onboarding()
  const headers = new Headers({ accept: 'application/json' })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (sent.attemptKey !== undefined) headers.set('idempotency-key', sent.attemptKey)
  const body = toBody(sent)
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  const init: RequestInit = { method, headers, credentials: 'include' }
  if (body !== undefined) init.body = body
  if (sent.signal !== undefined) init.signal = sent.signal
  if (sent.keepalive === true) init.keepalive = true
  return { url: fill(template, sent.params) + queryString(sent.query), init, token }
}

/** A call's content as one text; for a file, what identifies it. */
export function contentOf(key: string, { params, query, body, files }: UntypedSent): string {
  return JSON.stringify([key, params, query, body, files], (_, value: unknown) =>
    value instanceof Blob
      ? [value.size, value.type, value instanceof File ? [value.name, value.lastModified] : null]
      : value,
  )
}

function fill(template: string, params: unknown): string {
  const values = isRecord(params) ? params : {}
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(plain(values[name])))
}

function queryString(query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, plain(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

/** A body with a file becomes multipart: plain values as text, lists and objects as JSON text. */
function toBody({ body, files }: UntypedSent): string | FormData | undefined {
  const parts = { ...(isRecord(body) ? body : {}), ...(isRecord(files) ? files : {}) }
  const multipart = files !== undefined || Object.values(parts).some(isFile)
  if (!multipart) return body === undefined ? undefined : JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined || value === null) continue
    if (value instanceof Blob) form.append(name, value)
    else if (Array.isArray(value) && value.some(isFile)) value.forEach((file: Blob) => form.append(name, file))
    else form.append(name, plain(value))
  }
  return form
}

function isFile(value: unknown): boolean {
  return value instanceof Blob || (Array.isArray(value) && value.some((one) => one instanceof Blob))
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value
  return value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value as number | boolean)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
