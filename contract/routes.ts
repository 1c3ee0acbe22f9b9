import type { z } from 'zod'
import type { Permission } from './permissions.ts'

/**
 * Who may make a call. There is no default.
 * - `public`: anyone, rate-limited.
 * - `onboarding`: the bearer of a sign-up token.
 * - `signedIn`: every account with a live session.
 * - a permission, or a list of which any one is enough.
 */
export type Access = 'public' | 'onboarding' | 'signedIn' | Permission | readonly Permission[]

/**
 * How a list is paged.
 * - `page`: query `page`, `limit`; reply `{ data: Row[], pagination: { page, limit, total } }`; with `atLeast: true` beside
 *   them, counting stopped at `total` and there are more.
 * - `optionalPage`: the same if `page` or `limit` is given, otherwise the whole list up to `maxRows`; `total` says if there are more.
 * - `cursor`: query `next`, `limit`; reply `{ data: Row[], pagination: { next, limit } }`, `next` opaque, null at the end.
 */
export type Paging = 'page' | 'optionalPage' | 'cursor'

/**
 * Parts of a multipart body: name → accepted media types and the size limit in bytes. Other fields go to `body`; if no file is required,
 * JSON is accepted too.
 */
export type FileParts = Readonly<Record<string, FilePart>>
export interface FilePart {
  types: readonly string[]
  maxBytes: number
  optional?: boolean
  /** Up to this many files, or none: they are stored before the transaction begins and reach the handler with their keys. */
  many?: number
  /** An image: it reaches the handler re-encoded as a square WebP with this many pixels per side. */
  square?: number
  /** Stored before the transaction begins, as a file of this kind: it reaches the handler with its key. */
  keptAs?: 'photo' | 'logo' | 'document'
}

/**
 * What a call makes leave for others, limited by account, company and target: a delivery to a company's server, a request that somebody does
 * something, mail about signing in, a file, a notice to many, letters, reports by mail, a secret address, words to an approver.
 */
export const sendings = [
  'webhook',
  'reminder',
  'access',
  'export',
  'notice',
  'letter',
  'report',
  'link',
  'note',
] as const

export type RouteKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`

export interface Route {
  access: Access
  /** A permission needed in addition to `access`. */
  also?: Permission
  /** Former employees may make it too, for what stays theirs: payslips, certificates, the settlement. Only with `signedIn`. */
  former?: true
  /** Changes nothing, although it is not a GET, because its input is too long for a URL. */
  reads?: true
  /**
   * Works on many people, or draws or exports: it runs outside the thread that serves ordinary calls, in turns. Only for calls that
   * change nothing.
   */
  heavy?: true
  /** The most bytes of a body, or of the fields beside files, if 64 kB are not enough. */
  maxBytes?: number
  /** Requires a recent proof, by password or code, that the caller is the session's owner. */
  proof?: true
  /** A list of other people's data: saving it as a file requires a proof and is logged, and many rows alert the admins. */
  ofPeople?: true
  /** It carries or returns a secret: nothing of it is stored, so an Idempotency-Key cannot repeat it. */
  secret?: true
  /** A second tap is likely: the same content again within a minute, without a key, is the same call unless its sender changed something in between. */
  tapProof?: true
  /** Something leaves for others, which costs them attention or their servers work. */
  sends?: (typeof sendings)[number]
  /** One sentence for the reference page. */
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  files?: FileParts
  paging?: Paging
  /** Default page size of a paged list; 10 unless the specification says otherwise. */
  limit?: number
  /** The most rows of an `optionalPage` list without a page; 250 by default. */
  maxRows?: number
  /** The shape of `data` (of one row's list for a paged call), or `'blob'` for bytes. An output is a whitelist. */
  reply: z.ZodType | 'blob'
  /** `message` of a successful reply, when the specification or the screen shows one. */
  message?: string
  /** Fields of `data` are also placed beside `success` (sign-in, refresh). */
  spread?: true
  /** How often one address may make a public call; the platform's default is 30 a minute. */
  rate?: { max: number; seconds: number }
}

export type Routes = Readonly<Record<RouteKey, Route>>

/** Declares the calls of one noun, each under its API key, for example `'PUT /api/v1/user/shift/{id}'`. */
export function defineRoutes<const R extends Routes>(routes: R): R {
  return routes
}

export interface PageInfo {
  page: number
  limit: number
  total: number
  /** There are more than `total`: a search for one or two letters is not counted to its end. */
  atLeast?: true
}
export interface CursorInfo {
  next: string | null
  limit: number
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type In<S> = S extends z.ZodType ? z.input<S> : undefined
type PagingQuery<R extends Route> = R['paging'] extends 'cursor'
  ? { next?: string; limit?: number }
  : R['paging'] extends 'page' | 'optionalPage'
    ? { page?: number; limit?: number }
    : unknown

/** What the server's handler receives. */
export type ParamsOf<R extends Route> = Out<R['params']>
export type QueryOf<R extends Route> = Out<R['query']>
export type BodyOf<R extends Route> = Out<R['body']>
/** What a caller sends. */
export type ParamsSent<R extends Route> = In<R['params']>
export type QuerySent<R extends Route> = (R['query'] extends z.ZodType ? In<R['query']> : unknown) & PagingQuery<R>
export type BodySent<R extends Route> = In<R['body']>
/** What a caller gets: `data`, or `data` with its pagination for a list. */
export type DataOf<R extends Route> = R['reply'] extends z.ZodType ? z.output<R['reply']> : Blob
export type ReplyOf<R extends Route> = R['paging'] extends 'page' | 'optionalPage'
  ? { data: DataOf<R>; pagination: PageInfo }
  : R['paging'] extends 'cursor'
    ? { data: DataOf<R>; pagination: CursorInfo }
    : DataOf<R>
