import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { isExpectingText } from './type-ahead.ts'

interface Setting {
  on: boolean
}

/** Keys without Ctrl can be turned off by people who dictate or hit keys by accident; stored on this device. */
export const useShortcutSetting = create<Setting>()(
  persist((): Setting => ({ on: true }), { name: 'muster.shortcuts' }),
)

/** Whether a key press is a shortcut rather than something typed. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (!useShortcutSetting.getState().on || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return false
  if (isExpectingText()) return false
  const target = event.target instanceof Element ? event.target : null
  return target?.closest('input, textarea, select, [contenteditable], [role="dialog"], dialog, [role="menu"]') === null
}

/** Single keys of a page: `usePageKeys({ j: next, k: previous })`. Keys that are undefined at the moment do nothing. */
export function usePageKeys(keys: Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>): void {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const act = current.current[event.key.toLowerCase()]
      if (act === undefined || !isShortcut(event)) return
      event.preventDefault()
      act(event)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
