import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { ApiError, messageOf } from '../../shared/call/api-error.ts'
import { api } from '../../shared/call/api.ts'
import { tokens } from '../../shared/call/token-store.ts'
import { Alert } from '../../shared/public-kit/alert.tsx'
import { Button } from '../../shared/public-kit/button.tsx'
import { Checkbox } from '../../shared/public-kit/checkbox.tsx'
import { PasswordField } from './form/password-field.tsx'
import { useOneAttempt } from './form/use-one-attempt.ts'
import { PublicPage } from '../../shared/public-kit/public-page.tsx'
import { TextField } from '../../shared/public-kit/text-field.tsx'
import { useSession } from '../../shared/session/session.ts'
import { beginSession } from '../../shared/session/session-calls.ts'
import { PasskeySignIn } from './passkey/passkey-sign-in.tsx'
import { forgetHalfSignIn, keepHalfSignIn } from './half-sign-in.ts'
import { pathOf } from './sign-up/steps.ts'
import './identity.css'

const slowAfter = 2500
const slowText = t`There were many attempts to sign in with this email, so this can take up to 15 seconds. Keep this page open.`
const leavingText = t`Your company uses single sign-on. Taking you to its sign-in page…`

/** No schema is loaded here: the server checks, and two empty fields are reported at once. */
export default function LoginScreen() {
  const navigate = useNavigate()
  const { search, hash, state } = useLocation() as { search: string; hash: string; state: { message?: string } | null }
  /** Of the link that is mailed to an owner whom strangers crowd out. */
  const [door] = useState(new URLSearchParams(hash.slice(1)).get('token'))
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(true)
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({})
  const [message, setMessage] = useState(state?.message ?? null)
  const isExpired = useSession(({ ended }) => ended === 'expired')
  const attempt = useOneAttempt()
  const [isSlow, setIsSlow] = useState(false)
  const [isLeaving, setLeaving] = useState(false)

  async function signIn(form: HTMLFormElement): Promise<void> {
    if (attempt.pending) return
    const missing = {
      ...(email.trim() === '' ? { email: t`Enter a work email, for example you@company.com` } : {}),
      ...(password === '' ? { password: t`Enter your password` } : {}),
    }
    setErrors(missing)
    setMessage(null)
    setLeaving(false)
    if (Object.keys(missing).length > 0) return focus(form, '[aria-invalid]')
    if (!attempt.begin()) return
    const slow = setTimeout(() => setIsSlow(true), slowAfter)
    try {
      const reply = await api('POST /api/auth/user/signin', {
        body: { email, password, remember },
        ...(door === null ? {} : { bearer: door }),
      })
      forgetHalfSignIn()
      if (reply.accessToken !== null) return await beginSession(reply.accessToken)
      if (reply.secondStep !== null) return await navigate(keepHalfSignIn(reply.secondStep, email) + search)
      tokens.setOnboarding(reply.onboardingToken ?? '')
      await navigate(pathOf(reply.step ?? 'verify'))
    } catch (error) {
      if (error instanceof ApiError && error.needsSso) return await goToCompany(email)
      const wrongEmail = error instanceof ApiError ? error.errors.find(({ path }) => path === 'body.email') : undefined
      setErrors(wrongEmail ? { email: wrongEmail.message } : {})
      setMessage(wrongEmail ? null : messageOf(error))
      attempt.end()
      if (!wrongEmail) setPassword('')
      focus(form, wrongEmail ? '[aria-invalid]' : '[name=password]')
    } finally {
      clearTimeout(slow)
      setIsSlow(false)
    }
  }

  /** The company requires its own sign-in, so people are redirected to it. */
  async function goToCompany(address: string): Promise<void> {
    setPassword('')
    setLeaving(true)
    try {
      const { leadToCompany } = await import('./company-sign-in/lead-to-company.ts')
      await leadToCompany(address.trim(), search)
    } catch (error) {
      setLeaving(false)
      setMessage(messageOf(error))
    } finally {
      attempt.end()
    }
  }

  return (
    <PublicPage title={t`Sign in`} lead={t`Welcome back.`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void signIn(event.currentTarget)
        }}
      >
        {message === null ? null : <Alert>{message}</Alert>}
        {isExpired && message === null ? <Alert tone="info">{t`Session expired. Please log in again.`}</Alert> : null}
        {isLeaving ? <Alert tone="info">{leavingText}</Alert> : null}
        {isSlow ? <Alert tone="info">{slowText}</Alert> : null}
        <TextField
          label={t`Work email`}
          name="email"
          type="email"
          autoComplete="username webauthn"
          autoFocus
          value={email}
          error={errors.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
          aside={<Link className="identity-link" to="/forgot-password">{t`Forgot password?`}</Link>}
        />
        <Checkbox
          label={t`Keep me signed in on this device`}
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        <Button type="submit" pending={attempt.pending} className="kit-wide">{t`Sign in`}</Button>
      </form>
      <PasskeySignIn attempt={attempt} remember={remember} onMessage={setMessage} />
      <Button
        look="secondary"
        className="kit-wide"
        onClick={() => void navigate(`/sso${search}`, { state: { email: email.trim() } })}
      >
        {t`Sign in with your company`}
      </Button>
      <p className="identity-aside">
        <span>{t`New here?`}</span>
        <Link to="/register">{t`Create a company account`}</Link>
      </p>
    </PublicPage>
  )
}

function focus(form: HTMLFormElement, selector: string): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>(selector)?.focus())
}
