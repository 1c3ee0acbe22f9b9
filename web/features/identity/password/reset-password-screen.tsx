import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { PublicPage } from '../../../shared/public-kit/public-page.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { PasswordForm } from './password-form.tsx'
import { forgetReset, readReset, type Reset } from './reset-state.ts'
import '../identity.css'

export default function ResetPasswordScreen() {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [reset] = useState(() => fromLink(hash) ?? readReset())
  if (reset?.isVerified !== true) return <Navigate to="/forgot-password" replace />
  return (
    <PublicPage title={t`New password`} lead={t`Other devices are signed out when you change it.`}>
      <PasswordForm
        owner={{ name: '', email: reset.email, company: '' }}
        submit={t`Change password`}
        send={async (password) => {
          await api('POST /api/auth/user/reset-password', { body: { password }, bearer: reset.token })
          forgetReset()
          await navigate('/login')
          snack(t`Password changed. Sign in with your new password.`)
        }}
      />
      <p className="identity-aside">
        <Link to="/forgot-password">{t`Start again`}</Link>
      </p>
    </PublicPage>
  )
}

/** After many requests a mail has a link instead of a code. Its token is after the #, which browsers do not send. */
function fromLink(hash: string): Reset | null {
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
  return token === '' ? null : { email: '', token, resendAt: 0, isVerified: true }
}
