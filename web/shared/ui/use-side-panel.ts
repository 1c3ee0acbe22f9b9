import { useSearchParams } from 'react-router'

/** Which record is open beside its list. It is in the URL (`?id=`), so that a link and Back work. */
export function useSidePanel(param = 'id') {
  const [search, setSearch] = useSearchParams()
  const put = (id: string | null, replace: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === null) next.delete(param)
        else next.set(param, id)
        return next
      },
      { replace, preventScrollReset: true },
    )
  return {
    id: search.get(param),
    open: (id: string) => put(id, false),
    /** To the next or previous record, without filling the history. */
    move: (id: string) => put(id, true),
    close: () => put(null, false),
  }
}
