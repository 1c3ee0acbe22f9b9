import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod'
import { ApiError, messageOf } from '../call/api-error.ts'
import { publicDraft } from './public-draft.ts'

interface Options<V extends Texts, B, R> {
  values: V
  /** The schema that the server checks, too; loaded when the first field is left or the form is sent. */
  schema: () => Promise<z.ZodType<unknown, B>>
  /** Makes the body from the input. */
  prepare: (values: V) => B
  send: (body: B) => Promise<R>
  onDone: (reply: R, values: V) => void | Promise<void>
  /** Keeps the input under this name until the form is sent or the tab is closed. */
  draft?: string
}

type Texts = Readonly<Record<string, string | boolean>>
type Errors<V> = Partial<Record<keyof V & string, string>>

/** State and checks of a signed-out form: a field is checked when it is left, and on every change once it was wrong. */
export function usePublicForm<V extends Texts, B, R>(options: Options<V, B, R>) {
  const [draft] = useState(() => (options.draft === undefined ? null : publicDraft(options.draft)))
  const [values, setValues] = useState<V>(() => ({ ...options.values, ...(draft?.values as Partial<V> | null) }))
  const [errors, setErrors] = useState<Errors<V>>({})
  const [message, setMessage] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  async function wrongFields(given: V): Promise<Errors<V>> {
    const schema = await options.schema()
    const { error } = schema.safeParse(options.prepare(given))
    return byField(
      given,
      (error?.issues ?? []).map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    ).fields
  }

  async function recheck(name: keyof V & string, given: V): Promise<void> {
    const issues = await wrongFields(given)
    setErrors((before) => without(before, name, issues[name]))
  }

  function set<N extends keyof V & string>(name: N, value: V[N]): void {
    put({ [name]: value } as unknown as Partial<V>)
  }

  /** Several at once: values that follow from one field. */
  function put(some: Partial<V>): void {
    const next = { ...values, ...some }
    setValues(next)
    draft?.keep(next)
    for (const name of Object.keys(some)) if (errors[name] !== undefined) void recheck(name, next)
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    setPending(true)
    setMessage(null)
    try {
      const wrong = await wrongFields(values)
      if (Object.keys(wrong).length > 0) {
        // Wrong fields have to be marked before the first one can be found.
        flushSync(() => setErrors(wrong))
        return focusFirstWrong(form)
      }
      setErrors(wrong)
      const reply = await options.send(options.prepare(values))
      draft?.forget()
      await options.onDone(reply, values)
    } catch (error) {
      const { fields, others } = byField(values, error instanceof ApiError ? error.errors : [])
      flushSync(() => setErrors(fields))
      const named = Object.keys(fields).length > 0
      setMessage(others[0] ?? (named ? null : messageOf(error)))
      if (named) focusFirstWrong(form)
    } finally {
      setPending(false)
    }
  }

  return {
    values,
    errors,
    /** Errors of the form as a whole. */
    message,
    pending,
    set,
    put,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    /** The props of a text field. */
    text: (name: keyof V & string) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: (event: { target: { value: string } }) => set(name, event.target.value as V[typeof name]),
      onBlur: () => {
        if (values[name] !== '') void recheck(name, values)
      },
    }),
  }
}

/** Paths such as `body.email` or `email` become the field `email`; errors with other paths are listed separately. */
function byField<V extends Texts>(values: V, issues: readonly { path: string; message: string }[]) {
  const fields: Errors<V> = {}
  const others: string[] = []
  for (const { path, message } of issues) {
    const name = path.replace(/^body\./, '').split('.')[0] ?? ''
    if (!(name in values)) others.push(message)
    else fields[name as keyof V & string] ??= message
  }
  return { fields, others }
}

function without<E extends object, N extends keyof E>(errors: E, name: N, message: E[N] | undefined): E {
  const { [name]: _, ...rest } = errors
  return (message === undefined ? rest : { ...rest, [name]: message }) as E
}

function focusFirstWrong(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}
