import { fetchKey, cacheGeneration } from '../../call/use-api.ts'
import type { FilterNames, ListQuery } from '../list-query.ts'
import { type ListData, type ListReply, rowsOf } from '../list-reply.ts'

/** The largest page size that lists accept. */
const limit = 100

/**
 * All rows of a list, page by page: never more than a page is read at a time, however long the list is. A row that moves to
 * the next page meanwhile, because one was added before it, is returned once.
 */
export async function* allRows<T>(
  reply: ListReply<T>,
  list: ListQuery<string, FilterNames> | undefined,
  keyOf: (row: T) => string,
  signal: AbortSignal,
): AsyncGenerator<readonly T[]> {
  const { apiQuery } = reply
  const held = rowsOf(reply)
  if (!list || !apiQuery || (list.page === 1 && !held.atLeast && held.rows.length >= held.total)) return yield held.rows
  const given = new Set<string>()
  for (let page = 1; ; page += 1) {
    const sent = { ...apiQuery.sent, query: { ...(apiQuery.sent?.query as object), page, limit }, signal }
    const data = (await fetchKey([apiQuery.key, sent, cacheGeneration()])) as ListData<T> | null
    const { rows } = rowsOf({ data, isLoading: false })
    const fresh = rows.filter((row) => !given.has(keyOf(row)))
    for (const row of fresh) given.add(keyOf(row))
    if (fresh.length > 0) yield fresh
    if (rows.length < limit || signal.aborted) return
  }
}
