import useSWRInfinite from 'swr/infinite'
import type { CursorInfo, DataOf } from '@muster/contract/routes.ts'
import type { ApiError } from './api-error.ts'
import type { UntypedSent } from './request.ts'
import type { Args, CursorKey, RouteOf } from './types.ts'
import { cacheGeneration, fetchKey } from './use-api.ts'

/** Reads a list in batches, each continued with `next`. */
export function useApiCursor<K extends CursorKey>(key: K | null, ...args: Args<K>) {
  const sent = args[0] as UntypedSent | undefined
  type Cut = { data: DataOf<RouteOf<K>>; pagination: CursorInfo }
  const state = useSWRInfinite<Cut, ApiError>(
    (index: number, last: Cut | null) => {
      if (key === null || (index > 0 && (last?.pagination.next ?? null) === null)) return null
      const next = last?.pagination.next ?? undefined
      return [key, { ...sent, query: { ...(sent?.query as object | undefined), next } }, cacheGeneration()]
    },
    fetchKey as () => Promise<Cut>,
    { revalidateFirstPage: false, keepPreviousData: true },
  )
  const cuts = state.data ?? []
  return {
    rows: cuts.flatMap((cut) => cut.data as readonly unknown[]) as Rows<DataOf<RouteOf<K>>>,
    error: state.error,
    isLoading: state.isLoading,
    isLoadingMore: state.isValidating && state.size > cuts.length,
    hasMore: (cuts.at(-1)?.pagination.next ?? null) !== null,
    loadMore: () => state.setSize((size) => size + 1),
    retry: () => state.mutate(),
  }
}

type Rows<T> = T extends readonly (infer Row)[] ? Row[] : never
