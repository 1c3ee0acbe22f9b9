import { useRef } from 'react'
import type { Inbox } from './use-inbox.ts'

/** X ticks the request that is shown, Shift+X everything from the one ticked last to it. */
export function useTicking({ tab, rows, selection }: Inbox, at: number): ((event: KeyboardEvent) => void) | undefined {
  const last = useRef<string | null>(null)
  const row = rows[at]
  if (tab !== 'pending' || row === undefined) return undefined
  return ({ shiftKey }) => {
    const from = shiftKey ? rows.findIndex(({ _id }) => _id === last.current) : -1
    last.current = row._id
    if (from === -1) return selection.set(row._id, !selection.has(row._id))
    const range = rows.slice(Math.min(from, at), Math.max(from, at) + 1)
    selection.setAll(
      range.map(({ _id }) => _id),
      true,
    )
  }
}
