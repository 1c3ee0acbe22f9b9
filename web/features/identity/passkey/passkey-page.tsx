import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PublicPage } from '../../../shared/public-kit/public-page.tsx'

/** The second step for accounts from which the company requires a passkey. */
export function PasskeyPage({ children }: { children: ReactNode }) {
  return (
    <PublicPage
      title={t`Use your passkey`}
      lead={t`Your company requires more than a password. Confirm it's you with your passkey.`}
    >
      {children}
      <p className="identity-aside">
        <Link to="/login">{t`Back to sign-in`}</Link>
      </p>
      <p className="identity-hint">{t`Lost your passkey? Ask your administrator or HR to turn the second step off for you.`}</p>
    </PublicPage>
  )
}
