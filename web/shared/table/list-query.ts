import { useSearchParams } from 'react-router'

export type SortOrder = 'asc' | 'desc'
/** Filter name → its allowed values, or `'any'` for free ones (ids, dates). */
export type FilterNames = Readonly<Record<string, readonly string[] | 'any'>>

export interface ListOptions<S extends string, F extends FilterNames> {
  limit?: number
  /** The server's sort keys. Without them no sorting is sent. */
  sorts?: readonly S[]
  sortBy?: NoInfer<S>
  sortOrder?: SortOrder
  filters?: F
  /** Prefix of the parameters when two lists share a page. */
  prefix?: string
}

export type FilterValues<F extends FilterNames> = { [K in keyof F]?: F[K] extends readonly (infer V)[] ? V : string }

export interface ListQuery<S extends string = string, F extends FilterNames = FilterNames> {
  page: number
  limit: number
  search: string
  sortBy: S | undefined
  sortOrder: SortOrder
  filters: FilterValues<F>
  /** The query to send: only values that are set. */
  query: { page: number; limit: number; search?: string; sortBy?: S; sortOrder?: SortOrder } & FilterValues<F>
  /** Search or filters are set: an empty reply then means "no match", not "never used". */
  narrowed: boolean
  setPage: (page: number) => void
  setLimit: (limit: number) => void
  setSearch: (search: string) => void
  setSort: (sortBy: string, sortOrder: SortOrder) => void
  setFilter: (name: string, value: string | undefined) => void
  /** Clears search and filters, keeps page size and sorting. */
  clear: () => void
}

/** A list's page, search, sorting and filters, kept in the URL so that Back, reload and a shared link show the same rows. */
export function useListQuery<const S extends string = never, const F extends FilterNames = Record<never, never>>(
  options: ListOptions<S, F> = {},
): ListQuery<S, F> {
  const [params, setParams] = useSearchParams()
  const name = (key: string) => `${options.prefix ?? ''}${key}`
  const read = (key: string) => params.get(name(key)) ?? ''

  const limit = whole(read('limit')) ?? options.limit ?? 10
  const page = whole(read('page')) ?? 1
  const search = read('search')
  const sortBy = options.sorts?.find((sort) => sort === read('sortBy')) ?? options.sortBy
  const requested = read('sortOrder')
  const sortOrder = requested === 'asc' || requested === 'desc' ? requested : (options.sortOrder ?? 'asc')
  const filters = Object.fromEntries(
    Object.entries(options.filters ?? {})
      .map(([key, allowed]) => [key, read(key), allowed] as const)
      .filter(([, value, allowed]) => value !== '' && (allowed === 'any' || allowed.includes(value)))
      .map(([key, value]) => [key, value]),
  ) as FilterValues<F>

  const change = (changes: Record<string, string | undefined>, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [key, value] of Object.entries(changes)) {
          if (value === undefined || value === '') next.delete(name(key))
          else next.set(name(key), value)
        }
        return next
      },
      { replace, preventScrollReset: true },
    )

  return {
    page,
    limit,
    search,
    sortBy,
    sortOrder,
    filters,
    query: { page, limit, ...(search && { search }), ...(sortBy && { sortBy, sortOrder }), ...filters },
    narrowed: search !== '' || Object.keys(filters).length > 0,
    setPage: (next) => change({ page: next === 1 ? undefined : String(next) }),
    setLimit: (next) => change({ limit: String(next), page: undefined }),
    // Typing does not fill the browser history.
    setSearch: (next) => change({ search: next, page: undefined }, true),
    setSort: (by, order) => change({ sortBy: by, sortOrder: order, page: undefined }),
    setFilter: (key, value) => change({ [key]: value, page: undefined }),
    clear: () =>
      change({
        search: undefined,
        page: undefined,
        ...Object.fromEntries(Object.keys(filters).map((key) => [key, undefined])),
      }),
  }
}

function whole(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}
