import { useEffect, useRef } from 'react'
import { localDate } from './punched-time.ts'
import { useNow } from '../../../shared/page/use-now.ts'
import { usePunch } from './use-punch.ts'

/** Begins timer and lists anew when the local date changes. Draws nothing; stands once on the page. */
export function MidnightReset() {
  const { today, retry } = usePunch()
  const now = useNow(true)
  const date = today ? localDate(now, today.zone) : null
  const known = useRef(date)
  useEffect(() => {
    const before = known.current
    known.current = date
    if (before !== null && date !== null && before !== date) retry()
  }, [date, retry])
  return null
}
