import { type RefObject, useEffect, useRef } from 'react'
import { firstField, firstWrong } from '../ui/first-field.ts'

/**
 * Focus in a form: one that was opened by a button (`isOpened`) starts in its first field, and one that could not be
 * sent moves to its first wrong field, and shows it clear of the bars above and below.
 */
export function useFormFocus(isOpened: boolean, submitCount: number): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const form = element.current
    return isOpened && form !== null && !form.contains(document.activeElement) ? beginIn(form) : undefined
    // Once: later focus is the person's own choice.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    if (submitCount === 0) return
    // The form library focuses fields whose element it knows; others are found by their markup.
    const timer = window.setTimeout(() => {
      const form = element.current
      if (form === null || form.closest('[aria-hidden=true]') !== null) return
      const isInField = form.contains(document.activeElement) && !document.activeElement?.matches('button')
      const wrong = firstWrong(form)
      if (!isInField) wrong?.focus()
      if (wrong === null) form.querySelector('[role=alert]')?.scrollIntoView?.({ block: 'nearest' })
      else document.activeElement?.scrollIntoView?.({ block: 'center' })
    })
    return () => window.clearTimeout(timer)
  }, [submitCount])
  return element
}

/** Focuses the first field, if necessary once its code has loaded and focus has not moved elsewhere. Returns how to stop. */
function beginIn(form: HTMLElement): () => void {
  const before = document.activeElement
  const observer = new MutationObserver(begin)
  observer.observe(form, { childList: true, subtree: true })
  begin()
  return () => observer.disconnect()

  function begin(): void {
    const active = document.activeElement
    // A dialog focuses itself or its heading meanwhile.
    const isWaiting =
      active === null || active === before || active.contains(form) || active.matches('h1, h2, h3') || !form.isConnected
    const first = isWaiting ? firstField(form) : null
    first?.focus()
    if (first !== null || !isWaiting) observer.disconnect()
  }
}
