import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { ApiError, messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { Button } from '../../../shared/public-kit/button.tsx'
import { PublicPage } from '../../../shared/public-kit/public-page.tsx'
import { TextField } from '../../../shared/public-kit/text-field.tsx'
import { leaveFor } from './away.ts'
import '../identity.css'

/** From a work email to the sign-in page of its company. */
export default function SsoScreen() {
  const { search, state } = useLocation() as { search: string; state: { email?: string } | null }
  const [email, setEmail] = useState(state?.email ?? new URLSearchParams(search).get('email') ?? '')
  const [wrong, setWrong] = useState<string | undefined>()
  const [message, setMessage] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  async function begin(form: HTMLFormElement): Promise<void> {
    if (pending) return
    const refocus = () => requestAnimationFrame(() => form.querySelector<HTMLElement>('[name=email]')?.focus())
    setMessage(null)
    setWrong(email.trim() === '' ? t`Enter a work email, for example you@company.com` : undefined)
    if (email.trim() === '') return void refocus()
    setPending(true)
    try {
      const { url } = await api('POST /api/auth/sso/begin', { body: { email } })
      leaveFor(url, { purpose: 'signIn', search })
    } catch (error) {
      const atField = error instanceof ApiError ? error.errors.find(({ path }) => path === 'body.email') : undefined
      setWrong(atField?.message)
      setMessage(atField ? null : messageOf(error))
      setPending(false)
      refocus()
    }
  }

  return (
    <PublicPage
      title={t`Sign in with your company`}
      lead={t`Enter your work email. You sign in on your company's own page.`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void begin(event.currentTarget)
        }}
      >
        {message === null ? null : <Alert>{message}</Alert>}
        <TextField
          label={t`Work email`}
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          value={email}
          error={wrong}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" pending={pending} className="kit-wide">{t`Continue`}</Button>
      </form>
      <p className="identity-aside">
        <Link to={`/login${search}`}>{t`Sign in another way`}</Link>
      </p>
    </PublicPage>
  )
}
