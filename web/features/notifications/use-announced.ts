import { plural } from '@lingui/core/macro'
import { useEffect, useRef, useState } from 'react'

const minute = 60_000

/** The number of unread ones for screen readers, told when it grows and at most once a minute. */
export function useAnnounced(unread: number): string {
  const [text, setText] = useState('')
  const told = useRef({ at: 0, unread })
  useEffect(() => {
    const grew = unread > told.current.unread
    told.current.unread = Math.min(told.current.unread, unread)
    if (!grew) return
    const wait = Math.max(0, told.current.at + minute - Date.now())
    const timer = setTimeout(() => {
      told.current = { at: Date.now(), unread }
      setText(plural(unread, { one: '# unread notification', other: '# unread notifications' }))
    }, wait)
    return () => clearTimeout(timer)
  }, [unread])
  return text
}
