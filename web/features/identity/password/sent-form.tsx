import { type ReactNode, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/call/api-error.ts'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { Button } from '../../../shared/public-kit/button.tsx'
import '../identity.css'

interface Props {
  submit: string
  /** Returns false if a field is already wrong. */
  check?: () => Promise<boolean>
  send: () => Promise<void>
  /** Called with the server's error about the password; undefined for other errors, which are shown above the form. */
  onRefused: (fault: string | undefined) => void
  children: ReactNode
}

/** The frame of a password form: sends once at a time and focuses the first wrong field. */
export function SentForm({ submit, check, send, onRefused, children }: Props) {
  const [message, setMessage] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  async function run(form: HTMLFormElement): Promise<void> {
    if (pending) return
    setMessage(null)
    if (check !== undefined && !(await check())) return focusWrong(form)
    setPending(true)
    try {
      await send()
    } catch (error) {
      const field = error instanceof ApiError ? error.errors[0] : undefined
      onRefused(field?.message)
      setMessage(field ? null : messageOf(error))
      focusWrong(form)
    } finally {
      setPending(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run(event.currentTarget)
      }}
    >
      {message === null ? null : <Alert>{message}</Alert>}
      {children}
      <Button type="submit" pending={pending} className="kit-wide">
        {submit}
      </Button>
    </form>
  )
}

function focusWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid]') ?? form.querySelector('[name=password]')
    field?.focus()
  })
}
