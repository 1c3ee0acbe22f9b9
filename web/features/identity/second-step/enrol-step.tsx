import { t } from '@lingui/core/macro'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { Button } from '../../../shared/public-kit/button.tsx'
import { PublicPage } from '../../../shared/public-kit/public-page.tsx'
import { CodeForm } from '../form/code-form.tsx'
import { type Enrolment, EnrolmentPicture } from './enrolment-picture.tsx'

interface Props {
  token: string
  send: (code: string) => Promise<void>
  extra: ReactNode
  instead: ReactNode
  onOver: () => void
}

/** The company requires an authenticator: it is set up here, before the sign-in is complete. */
export function EnrolStep({ token, send, extra, instead, onOver }: Props) {
  const [shown, setShown] = useState<Enrolment | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const load = async () => {
    setFailure(null)
    try {
      setShown(await api('POST /api/auth/user/2fa-enrol', { bearer: token }))
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return onOver()
      setFailure(messageOf(error))
    }
  }
  const begin = useEffectEvent(() => void load())
  useEffect(() => begin(), [])

  return (
    <PublicPage
      title={t`Set up an authenticator`}
      lead={t`Your company requires one. Scan the picture with an authenticator app on your phone, then enter the code it shows.`}
    >
      {failure === null ? null : (
        <>
          <Alert>{failure}</Alert>
          <Button onClick={() => void load()}>{t`Try again`}</Button>
        </>
      )}
      {shown === null ? <div className="reading" aria-busy={failure === null} /> : <EnrolmentPicture shown={shown} />}
      {shown === null ? null : <CodeForm send={send} extra={extra} />}
      {instead}
    </PublicPage>
  )
}
