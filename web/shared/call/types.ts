import type { AllRoutes } from '@muster/contract/all-routes.ts'
import type { BodySent, FileParts, ParamsSent, QuerySent, ReplyOf, Route } from '@muster/contract/routes.ts'

export type CallKey = keyof AllRoutes & string
export type RouteOf<K extends CallKey> = AllRoutes[K] extends Route ? AllRoutes[K] : never

interface CallSettings {
  /** Cancels the call, for example when a newer search was typed. */
  signal?: AbortSignal
  /** Sent instead of the stored token, for calls with an onboarding token while signed in. */
  bearer?: string
  /** Still sent when the page is being left; the body must be small. */
  keepalive?: boolean
  /** Sent as Idempotency-Key, instead of a generated one. */
  attemptKey?: string
}

type Part<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : unknown extends T
    ? unknown
    : Record<never, never> extends T
      ? { [N in Name]?: T }
      : { [N in Name]: T }

/** Required, if only as `{}`, if the server expects multipart; optional if it only takes lists of files or none. */
type Files<R extends Route> = R['files'] extends FileParts
  ? R['files'] extends Record<string, { many: number }>
    ? { files?: { [N in keyof R['files']]?: readonly Blob[] } }
    : { files: { [N in keyof R['files']]?: Blob | null | undefined } }
  : unknown

/** `params`, `query`, `body` and `files` as the contract defines them. */
export type Sent<K extends CallKey> = Part<'params', ParamsSent<RouteOf<K>>> &
  Part<'query', QuerySent<RouteOf<K>>> &
  Part<'body', BodySent<RouteOf<K>>> &
  Files<RouteOf<K>> &
  CallSettings

/** The second argument is optional if nothing has to be sent. */
export type Args<K extends CallKey> = Record<never, never> extends Sent<K> ? [sent?: Sent<K>] : [sent: Sent<K>]

/** A call's result: its data, with the pagination of a list. */
export type Got<K extends CallKey> = ReplyOf<RouteOf<K>>

/** Keys of calls that read. */
export type ReadKey = Extract<CallKey, `GET ${string}`>
/** Keys of calls whose reply is one batch of a list that continues with `next`. */
export type CursorKey = { [K in ReadKey]: RouteOf<K>['paging'] extends 'cursor' ? K : never }[ReadKey]
