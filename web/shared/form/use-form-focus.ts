import { type RefObject, useEffect, useRef } from 'react'
import { firstField, firstWrong } from '../ui/first-field.ts'

/**
 * Where the focus is in a form: one that was opened by a button (`isOpened`) begins in its first field, and one that could
 * not be sent is at the first field that is wrong.
 */
export function useFormFocus(isOpened: boolean, submitCount: number): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const form = element.current
    return isOpened && form !== null && !form.contains(document.activeElement) ? beginIn(form) : undefined
    // Once: what has the focus later is the person's own choice.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    if (submitCount === 0) return
    // The form library puts the focus on fields that it knows by their element; others are found by what they say.
    const timer = window.setTimeout(() => {
      const form = element.current
      const { activeElement } = document
      const isInField = form?.contains(activeElement) === true && !activeElement?.matches('button')
      if (form !== null && !isInField && form.closest('[aria-hidden=true]') === null) firstWrong(form)?.focus()
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
    // A dialog puts the focus on itself or its heading meanwhile.
    const isWaiting =
      active === null || active === before || active.contains(form) || active.matches('h1, h2, h3') || !form.isConnected
    const first = isWaiting ? firstField(form) : null
    first?.focus()
    if (first !== null || !isWaiting) observer.disconnect()
  }
}
