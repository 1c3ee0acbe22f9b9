import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { messageOf } from '../../shared/call/api-error.ts'
import { api } from '../../shared/call/api.ts'
import { Alert } from '../../shared/public-kit/alert.tsx'
import { Button } from '../../shared/public-kit/button.tsx'
import { PublicPage } from '../../shared/public-kit/public-page.tsx'

/** For the link in a mail about a changed bank account or sign-in email. Nothing happens before the button is pressed. */
export default function NotMeScreen() {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '')
  const [pending, setPending] = useState(false)
  const [done, setDone] = useState<'bank' | 'email' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const report = async () => {
    setPending(true)
    setFailure(null)
    try {
      setDone((await api('POST /api/v1/employee/not-me', { body: { token } })).kind)
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  if (done !== null)
    return (
      <PublicPage title={t`Change stopped`} lead={t`Your admin and HR have been notified.`}>
        <Alert tone="success">
          {done === 'bank'
            ? t`Your salary is paid into your previous bank account until your admin or HR resolves this.`
            : t`The account is frozen. No one can sign in until your admin or HR resolves this.`}
        </Alert>
      </PublicPage>
    )
  return (
    <PublicPage
      title={t`This wasn't you?`}
      lead={t`If you did not request this change, stop it. Your admin and HR will be notified immediately.`}
    >
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      <Button pending={pending} onClick={() => void report()}>{t`Stop the change`}</Button>
    </PublicPage>
  )
}
