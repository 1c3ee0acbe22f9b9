import { useSearchParams } from 'react-router'
import { today } from '../../../shared/format/date.ts'

/** The month shown, in the URL (`?month=`); the current one by default. */
export function useMonth(): { month: string; latest: string; setMonth: (month: string) => void } {
  const [search, setSearch] = useSearchParams()
  const latest = today().slice(0, 7)
  const requested = search.get('month') ?? ''
  return {
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(requested) && requested <= latest ? requested : latest,
    latest,
    setMonth: (month) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (month === latest) next.delete('month')
          else next.set('month', month)
          next.delete('day')
          return next
        },
        { preventScrollReset: true },
      ),
  }
}
