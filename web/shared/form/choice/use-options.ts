import { useEffect, useState } from 'react'

export interface Choice {
  value: string
  label: string
  /** Second line of the entry. */
  detail?: string
  photo?: string | null
}

export interface OptionsPage<T> {
  data: readonly T[]
  pagination: { next: string | null }
}

/** Reads one batch of the choices: `(search, next, signal) => api('GET …', { query: { roleName: search, next }, signal })`. */
export type LoadOptions<T> = (
  search: string,
  next: string | undefined,
  signal: AbortSignal,
) => Promise<OptionsPage<T> | null>

interface State<T> {
  search: string
  rows: readonly T[]
  next: string | null
  status: 'loading' | 'ready' | 'failed'
}

/** Makes choices from the rows of a reply: `choicesFrom(await api(…), (role) => ({ value: role._id, label: role.name }))`. */
export function choicesFrom<T>(page: OptionsPage<T> | null, toChoice: (row: T) => Choice): OptionsPage<Choice> {
  return { data: (page?.data ?? []).map(toChoice), pagination: { next: page?.pagination.next ?? null } }
}

/** The state if all choices are given at once, without a search. */
export const noOptions: LoadOptions<Choice> = () => Promise.resolve(null)

const QUIET = 250

/** Choices that the server searches, batch by batch. Nothing is read before `open`. */
export function useOptions<T>(load: LoadOptions<T>, search: string, open: boolean) {
  const [state, setState] = useState<State<T>>({ search: '', rows: [], next: null, status: 'loading' })
  const [wanted, setWanted] = useState<{ next?: string; attempt: number }>({ attempt: 0 })
  const next = wanted.next

  useEffect(() => {
    if (!open) return
    const abort = new AbortController()
    const timer = setTimeout(
      () => {
        load(search, next, abort.signal).then(
          (page) => {
            if (abort.signal.aborted) return
            setState((before) => ({
              search,
              rows: [...(next === undefined ? [] : before.rows), ...(page?.data ?? [])],
              next: page?.pagination.next ?? null,
              status: 'ready',
            }))
          },
          () => {
            if (!abort.signal.aborted) setState((before) => ({ ...before, search, status: 'failed' }))
          },
        )
      },
      search === '' || next !== undefined ? 0 : QUIET,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
    // Every render passes a new `load`; only the search matters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [search, next, open, wanted.attempt])

  const stale = state.search !== search
  return {
    rows: stale ? [] : state.rows,
    loading: open && (stale || state.status === 'loading'),
    failed: !stale && state.status === 'failed',
    more: () => {
      if (!stale && state.next !== null && state.next !== next)
        setWanted((before) => ({ ...before, next: state.next ?? undefined }))
    },
    /** Called when the search text changes: starts with the first batch again. */
    restart: () => setWanted((before) => ({ attempt: before.attempt + 1 })),
  }
}
