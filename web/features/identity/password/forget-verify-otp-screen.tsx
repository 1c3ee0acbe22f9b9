import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { PublicPage } from '../../../shared/public-kit/public-page.tsx'
import { CodeForm } from '../form/code-form.tsx'
import { maskEmail } from '../form/mask-email.ts'
import { askForCode } from './ask-for-code.ts'
import { keepReset, readReset } from './reset-state.ts'

export default function ForgetVerifyOtpScreen() {
  const navigate = useNavigate()
  const [reset] = useState(readReset)
  const [openedAt] = useState(() => Date.now())
  if (reset === null) return <Navigate to="/forgot-password" replace />
  const lead = (
    <>
      <Trans>
        Enter the code sent to {maskEmail(reset.email)} (<Link to="/forgot-password">change</Link>). It expires in 10
        minutes.
      </Trans>
    </>
  )
  return (
    <PublicPage title={t`Enter the code`} lead={lead}>
      <Alert tone="info">{t`If this email is registered, we have sent a code to it. If the email contains a link instead, open it.`}</Alert>
      <CodeForm
        resendAfter={Math.max(0, Math.ceil((reset.resendAt - openedAt) / 1000))}
        send={async (code) => {
          const present = readReset() ?? reset
          await api('POST /api/auth/user/verify-forgot-password', { body: { code }, bearer: present.token })
          keepReset({ ...present, isVerified: true })
          await navigate('/reset-password')
        }}
        resend={() => askForCode(reset.email)}
      />
    </PublicPage>
  )
}
