import { t } from '@lingui/core/macro'
import type { FieldError as WireError } from '@muster/contract/envelope.ts'
import { type Dispatch, type SetStateAction, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError, messageOf } from '../call/api-error.ts'

/** Errors that no field of the form can show. */
export interface Problems {
  message: string
  details: readonly string[]
  /** Found by the form's own check, before anything was sent. */
  isOfCheck?: true
}

/** Why nothing was saved. Without an answer that is all: the input stays in place. */
export function notSavedText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status > 0 || error.isFromServer) return messageOf(error)
  return navigator.onLine
    ? t`Could not reach the server. Your entries are kept. Try again in a moment.`
    : t`You are offline. Your entries are kept. Try again when you are back online.`
}

/** Puts the server's field errors on their fields, several of one field below each other, and returns those without a field. */
export function placeErrors(
  form: UseFormReturn,
  errors: readonly WireError[],
  fieldOf: (path: string) => string,
): string[] {
  const homeless: string[] = []
  const placed = new Map<string, string>()
  for (const error of errors) {
    const name = mountedName(form, fieldOf(error.path.replace(/^(body|query|params|files)\./, '')))
    const before = name === undefined ? undefined : placed.get(name)
    if (name === undefined) homeless.push(error.message)
    else placed.set(name, before === undefined ? error.message : `${before}\n${error.message}`)
  }
  const [first] = placed.keys()
  for (const [name, message] of placed)
    form.setError(name, { type: 'server', message }, { shouldFocus: name === first })
  return homeless
}

export interface ShownError {
  name: string
  message: string
}

/**
 * Checks fields with an error again whenever another value changes, shown or not: what was wrong with them may have followed from it, such
 * as a field that one choice requires. What the server said of a field stays until the field changes.
 */
export function useRecheck(form: UseFormReturn, setProblems: Dispatch<SetStateAction<Problems | null>>): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      const names = errorsIn(form.control._formState.errors).flatMap((one) =>
        one.name === name || one.type === 'server' ? [] : [one.name],
      )
      // A reset has no name, and has removed the errors.
      if (name === undefined || names.length === 0) return
      void form.trigger(names).then(() =>
        setProblems((now) => {
          const details = now?.isOfCheck ? errorsWithoutField(form, form.control._formState.errors) : null
          return details === null ? now : details.length === 0 ? null : { ...now!, details }
        }),
      )
    })
    return unsubscribe
  }, [form, setProblems])
}

/** All wrong fields in page order. */
export function shownErrors(form: UseFormReturn): ShownError[] {
  return [...form.control._names.mount].flatMap((name) => {
    const message = form.getFieldState(name).error?.message
    return message === undefined ? [] : [{ name, message }]
  })
}

/** The schema's messages about values without a field, which would otherwise block the form silently. */
export function errorsWithoutField(form: UseFormReturn, errors: unknown): string[] {
  const seen = new Set(shownErrors(form).map((error) => error.message))
  return [...new Set(errorsIn(errors).map(({ message }) => message))].filter((message) => !seen.has(message))
}

function errorsIn(errors: unknown, name = ''): { name: string; type: unknown; message: string }[] {
  if (typeof errors !== 'object' || errors === null) return []
  const { message, type } = errors as Record<string, unknown>
  if (typeof message === 'string') return [{ name, type, message }]
  return Object.entries(errors).flatMap(([key, value]) =>
    key === 'ref' ? [] : errorsIn(value, name === '' ? key : `${name}.${key}`),
  )
}

/** `weeklyOffs.0` is shown by the field `weeklyOffs`. */
function mountedName(form: UseFormReturn, path: string): string | undefined {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join('.')
    if (form.control._names.mount.has(name)) return name
  }
  return undefined
}
