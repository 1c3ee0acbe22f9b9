import { useSearchParams } from 'react-router'
import type { SidePanelProps } from './side-panel.tsx'

/** The record that is open beside its list. It is in the URL (`?id=`), so that links and Back work. */
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
  const id = search.get(param)
  /** To the next or previous record, without filling the history. */
  const move = (to: string) => put(to, true)
  return {
    id,
    open: (to: string) => put(to, false),
    move,
    /** For `SidePanel`: to the records before and after the open one, among the ids of its list. */
    beside: (ids: readonly string[]): Pick<SidePanelProps, 'onPrevious' | 'onNext'> => {
      const at = id === null ? -1 : ids.indexOf(id)
      const [previous, next] = at === -1 ? [] : [ids[at - 1], ids[at + 1]]
      return {
        ...(previous === undefined ? {} : { onPrevious: () => move(previous) }),
        ...(next === undefined ? {} : { onNext: () => move(next) }),
      }
    },
    close: () => put(null, false),
  }
}
