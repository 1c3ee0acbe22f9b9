import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr'
import type { BodySent, ReplyOf } from '@muster/contract/routes.ts'
import type { ApiError } from './api-error.ts'
import { send } from './send.ts'
import type { UntypedSent } from './request.ts'
import type { Args, CallKey, Got, ReadKey, RouteOf } from './types.ts'

/** The query, for reading its other pages. */
export interface ApiQuery {
  key: string
  sent: UntypedSent | undefined
}
export type ApiState<T> = SWRResponse<T, ApiError> & { apiQuery?: ApiQuery | undefined }
type CacheKey = readonly [key: string, sent: UntypedSent | undefined, generation: number]

/** Counts how often everything was cleared; part of each cache key, so a read never waits for one from before. */
let generation = 0

export const cacheGeneration = (): number => generation

/**
 * Reads a call through the data cache: `useApi('GET /api/v1/user/shift', { query })`. With a null key it waits. Rows of the
 * last page stay while the next one loads (`keepPreviousData`).
 */
export function useApi<K extends ReadKey>(key: K | null, ...args: Args<K>): ApiState<Got<K>> {
  const state = useSWR<Got<K>, ApiError>(
    key === null ? null : [key, args[0], generation],
    fetchKey as () => Promise<Got<K>>,
    keeping,
  )
  return Object.assign(state, { apiQuery: key === null ? undefined : { key, sent: args[0] } })
}

const keeping = { keepPreviousData: true }

/** With custom settings, for a call that polls or must not be repeated automatically. */
export function useApiWith<K extends ReadKey>(
  settings: SWRConfiguration,
  key: K | null,
  ...args: Args<K>
): ApiState<Got<K>> {
  return useSWR<Got<K>, ApiError>(
    key === null ? null : [key, args[0], generation],
    fetchKey as () => Promise<Got<K>>,
    settings,
  )
}

/** Makes a call that changes nothing although it is a POST, such as a preview; with a null body it waits. */
export function usePostRead<K extends CallKey>(
  key: K,
  body: BodySent<RouteOf<K>> | null,
): ApiState<ReplyOf<RouteOf<K>>> {
  return useSWR<ReplyOf<RouteOf<K>>, ApiError>(
    body === null ? null : [key, { body }, generation],
    fetchKey as () => Promise<ReplyOf<RouteOf<K>>>,
    { keepPreviousData: true, revalidateOnFocus: false },
  )
}

/** Refetches every cached reply of these calls, whatever was sent with them. */
export async function invalidate(...keys: ReadKey[]): Promise<void> {
  const names = new Set<string>(keys)
  await mutate((key) => Array.isArray(key) && names.has(String(key[0])))
  // Lists read with `next` are cached as one entry whose key is a text.
  await mutate((key) => typeof key === 'string' && keys.some((name) => key.startsWith('$inf$') && key.includes(name)))
}

/** Clears every cached reply of a call that is made only once. */
export async function clearCached(name: ReadKey): Promise<void> {
  await mutate((key) => Array.isArray(key) && key[0] === name, undefined, { revalidate: true })
}

/** Clears everything that was read or is being read; the next person on this browser must not see it. */
export async function clearAllCached(): Promise<void> {
  generation += 1
  await mutate(() => true, undefined, { revalidate: false })
}

/** Fetches what a cache key names; a paged reply keeps its pagination. */
export async function fetchKey([key, sent]: CacheKey): Promise<unknown> {
  const { data, pagination } = await send(key, sent)
  return pagination === undefined ? data : { data, pagination }
}
