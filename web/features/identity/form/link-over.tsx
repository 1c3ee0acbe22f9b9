import { t } from '@lingui/core/macro'
import { Link } from 'react-router'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import '../identity.css'

/** A link of a mail that serves no more, or whose address belongs to an account already. */
export function LinkOver({ message }: { message: string }) {
  return (
    <>
      <Alert>{message}</Alert>
      <p className="identity-aside">
        <Link to="/login">{t`Sign in`}</Link>
        <Link to="/forgot-password">{t`Forgot password?`}</Link>
      </p>
    </>
  )
}

/** What such a link is answered with, other than a fault that trying again may mend. */
export const isLinkOver = ({ status }: { status: number }) => status === 401 || status === 409
