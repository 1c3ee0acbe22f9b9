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
    if (isOpened && form !== null && !form.contains(document.activeElement)) firstField(form)?.focus()
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
