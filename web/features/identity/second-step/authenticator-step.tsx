import { t } from '@lingui/core/macro'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../shared/public-kit/button.tsx'
import { PublicPage } from '../../../shared/public-kit/public-page.tsx'
import { CodeForm } from '../form/code-form.tsx'
import { RecoveryForm } from './recovery-form.tsx'

interface Props {
  send: (code: string) => Promise<void>
  extra: ReactNode
  /** Another method. */
  instead: ReactNode
}

/** The app's code, or one of the saved recovery codes. */
export function AuthenticatorStep({ send, extra, instead }: Props) {
  const [isLost, setIsLost] = useState(false)
  return (
    <PublicPage
      title={isLost ? t`Enter a recovery code` : t`Enter the code`}
      lead={
        isLost
          ? t`You saved ten when you turned your authenticator on. Each works once.`
          : t`Enter the code from your authenticator app.`
      }
    >
      {isLost ? <RecoveryForm send={send} extra={extra} /> : <CodeForm send={send} extra={extra} />}
      {instead}
      <p className="identity-aside">
        <Button look="link" onClick={() => setIsLost(!isLost)}>
          {isLost ? t`Use your authenticator app` : t`Use a recovery code`}
        </Button>
        <Link to="/login">{t`Back to sign-in`}</Link>
      </p>
      {isLost ? (
        <p className="identity-hint">{t`No codes left? Ask your administrator or HR to turn the second step off for you.`}</p>
      ) : null}
    </PublicPage>
  )
}
