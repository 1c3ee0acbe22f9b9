import type { ApiQuery } from '../call/use-api.ts'

/** The result of `useApi` for a list, whole or paged, or anything of the same shape. */
export interface ListReply<T> {
  data?: ListData<T> | null
  error?: unknown
  /** The current query has no reply yet; `data` may still hold older rows. */
  isLoading: boolean
  mutate?: () => unknown
  apiQuery?: ApiQuery | undefined
}

export type ListData<T> =
  readonly T[] | { readonly data: readonly T[]; readonly pagination?: { total?: number; atLeast?: true } }

export interface Rows<T> {
  rows: readonly T[]
  /** The number of matching rows, not only these. */
  total: number
  /** There are more than `total`. */
  atLeast: boolean
  /** There is nothing to show yet. */
  waiting: boolean
}

export function rowsOf<T>(reply: ListReply<T>): Rows<T> {
  const data = reply.data ?? undefined
  const rows = data === undefined ? [] : 'data' in data ? data.data : data
  const pagination = data !== undefined && 'data' in data ? data.pagination : undefined
  const { total = rows.length, atLeast = false } = pagination ?? {}
  // Null is 'No data found'; undefined has no reply yet, or waits for another read.
  return {
    rows,
    total,
    atLeast,
    waiting: reply.data === undefined && (reply.error === undefined || reply.error === null),
  }
}
