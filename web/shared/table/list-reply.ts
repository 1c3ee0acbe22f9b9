import type { Asked } from '../call/use-api.ts'

/** What `useApi` returns for a list, whole or paged; anything of the same shape will do. */
export interface ListReply<T> {
  data?: ListData<T> | null
  error?: unknown
  /** The current query has no reply yet; `data` may still hold older rows. */
  isLoading: boolean
  mutate?: () => unknown
  asked?: Asked | undefined
}

export type ListData<T> =
  readonly T[] | { readonly data: readonly T[]; readonly pagination?: { total?: number; atLeast?: true } }

export interface Rows<T> {
  rows: readonly T[]
  /** All rows that match, not only these. */
  total: number
  /** There are more than `total`. */
  atLeast: boolean
  /** Nothing to show yet. */
  waiting: boolean
}

export function rowsOf<T>(reply: ListReply<T>): Rows<T> {
  const data = reply.data ?? undefined
  const rows = data === undefined ? [] : 'data' in data ? data.data : data
  const pagination = data !== undefined && 'data' in data ? data.pagination : undefined
  const { total = rows.length, atLeast = false } = pagination ?? {}
  // Null is 'No data found'; undefined has not been answered yet, or waits for something else to be read first.
  return {
    rows,
    total,
    atLeast,
    waiting: reply.data === undefined && (reply.error === undefined || reply.error === null),
  }
}
