import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { CodeForm } from '../form/code-form.tsx'
import { maskEmail } from '../form/mask-email.ts'
import { readHalfSignIn } from '../half-sign-in.ts'
import { SecondStepPage } from '../second-step/second-step-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'
import { bearer, pathOf, stepIsDone } from './steps.ts'

/** One path for both: the code of a sign-up, and the second step of a sign-in. */
export default function OtpScreen() {
  const [half] = useState(readHalfSignIn)
  return half === null ? <SignUpCode /> : <SecondStepPage begun={half} />
}

function SignUpCode() {
  const navigate = useNavigate()
  return (
    <SignUpPage step="verify" title={t`Enter the code`}>
      {({ email, resendAfter }) => (
        <>
          <p className="public-lead">
            <Trans>
              Enter the code sent to {maskEmail(email)} (<Link to="/register">change</Link>). It expires in 10 minutes.
            </Trans>
          </p>
          <CodeForm
            resendAfter={resendAfter}
            send={async (code) => {
              const { step } = await api('POST /api/auth/user/verify-otp', { body: { code }, bearer: bearer() })
              await stepIsDone()
              await navigate(pathOf(step))
            }}
            resend={async () => (await api('POST /api/auth/user/resend-otp', { bearer: bearer() })).resendAfter}
          />
        </>
      )}
    </SignUpPage>
  )
}
