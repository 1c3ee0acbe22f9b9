import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { endSession } from '../../../shared/call/session-end.ts'
import { useApiWith } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { PasswordField } from '../form/password-field.tsx'
import { PublicPage } from '../../../shared/public-kit/public-page.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { isLinkOver, LinkOver } from '../form/link-over.tsx'
import { readOnce, Reading } from '../form/reading.tsx'
import { SentForm } from './sent-form.tsx'

/** The page of the link about a new sign-in email. Its token is after the #, which browsers do not send. */
export default function ConfirmEmailScreen() {
  const { hash } = useLocation()
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
  const change = useApiWith(readOnce, token === '' ? null : 'GET /api/auth/user/new-email', { bearer: token })
  const [openedAt] = useState(() => Date.now())
  if (token === '') return <Navigate to="/login" replace />
  return (
    <PublicPage title={t`Confirm your email`}>
      <Reading reply={change} otherwise={(error) => (isLinkOver(error) ? <LinkOver message={error.message} /> : null)}>
        {({ name, email, previous, orgName, withoutPasswordFrom }) => (
          <>
            <p className="public-lead">
              <Trans>
                {orgName} changed your work email, {name}. After you confirm, sign in as <strong>{email}</strong>{' '}
                instead of {previous}. Your password stays the same, and other devices are signed out.
              </Trans>
            </p>
            <ConfirmForm
              token={token}
              own={[email, previous]}
              freeFrom={withoutPasswordFrom}
              isFree={openedAt >= Date.parse(withoutPasswordFrom)}
            />
          </>
        )}
      </Reading>
    </PublicPage>
  )
}

interface FormProps {
  token: string
  own: readonly string[]
  freeFrom: string
  isFree: boolean
}

function ConfirmForm({ token, own, freeFrom, isFree }: FormProps) {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()

  async function confirm(): Promise<void> {
    await api('POST /api/auth/user/new-email', { body: { password }, bearer: token })
    // If this session was this person's, it ended with the old email.
    if (own.includes(useSession.getState().user?.email ?? '')) endSession('logout')
    await navigate('/login')
    snack(t`Sign-in email changed. Sign in with the new email.`)
  }

  return (
    <SentForm submit={t`Confirm email`} send={confirm} onRefused={setWrong}>
      <PasswordField
        label={isFree ? t`Password (optional)` : t`Password`}
        name="password"
        autoComplete="current-password"
        autoFocus
        maxLength={128}
        value={password}
        error={wrong}
        onChange={(event) => {
          setPassword(event.target.value)
          setWrong(undefined)
        }}
      />
      <p className="identity-hint">
        {isFree
          ? t`Forgot your password? Leave it empty and reset it when you sign in.`
          : t`Forgot your password? This link works without it from ${formatDate(freeFrom)}.`}
      </p>
    </SentForm>
  )
}
