import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { ApiError } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import { Checkbox } from '../../../shared/public-kit/checkbox.tsx'
import { PublicPage } from '../../../shared/public-kit/public-page.tsx'
import { beginSession } from '../../../shared/session/session-calls.ts'
import { PasskeyPage } from '../passkey/passkey-page.tsx'
import { PasskeyStep } from '../passkey/passkey-step.tsx'
import { AuthenticatorStep } from './authenticator-step.tsx'
import { EmailStep } from './email-step.tsx'
import { EnrolStep } from './enrol-step.tsx'
import { forgetHalfSignIn, type HalfSignIn, keepHalfSignIn, readHalfSignIn } from '../half-sign-in.ts'
import { SavedCodes } from './saved-codes.tsx'

/** The step after the password: a code from the app or a mail, or setting up the app. */
export function SecondStepPage({ begun }: { begun: HalfSignIn }) {
  const [half, setHalf] = useState(begun)
  const [trust, setTrust] = useState(false)
  const [over, setOver] = useState<string | null>(null)
  const [done, setDone] = useState<{ accessToken: string; recoveryCodes: readonly string[] } | null>(null)

  async function send(code: string): Promise<void> {
    try {
      const reply = await api('POST /api/auth/user/2fa-verify', { body: { code, trust }, bearer: half.token })
      if (reply.secondStep !== null) {
        keepHalfSignIn(reply.secondStep, half.email)
        return setHalf(readHalfSignIn() ?? half)
      }
      forgetHalfSignIn()
      const accessToken = reply.accessToken ?? ''
      if (reply.recoveryCodes === null) return await beginSession(accessToken)
      setDone({ accessToken, recoveryCodes: reply.recoveryCodes })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return end(error.message)
      throw error
    }
  }

  function end(message = t`This sign-in is no longer valid. Start again.`): void {
    forgetHalfSignIn()
    setOver(message)
  }

  if (over !== null) return <Navigate to="/login" replace state={{ message: over }} />
  if (done !== null) {
    return (
      <PublicPage
        title={t`Save your recovery codes`}
        lead={t`Each signs you in once if you lose your phone. They are shown only once.`}
      >
        <SavedCodes codes={done.recoveryCodes} onSaved={() => beginSession(done.accessToken)} />
      </PublicPage>
    )
  }
  const trusted = (
    <Checkbox
      label={t`Trust this device for 30 days`}
      checked={trust}
      onChange={(event) => setTrust(event.target.checked)}
    />
  )
  const passkey = { token: half.token, trust, onOver: end }
  if (half.step === 'passkey') {
    return (
      <PasskeyPage>
        {trusted}
        <PasskeyStep {...passkey} look="primary" />
      </PasskeyPage>
    )
  }
  const instead = half.hasPasskey ? <PasskeyStep {...passkey} /> : null
  if (half.step === 'authenticator') return <AuthenticatorStep send={send} extra={trusted} instead={instead} />
  if (half.step === 'email')
    return <EmailStep half={half} send={send} extra={trusted} instead={instead} onOver={() => end()} />
  const made = <PasskeyStep {...passkey} isNew />
  return <EnrolStep token={half.token} send={send} extra={trusted} instead={made} onOver={() => end()} />
}
