import { t } from '@lingui/core/macro'
import { Link } from 'react-router'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import '../identity.css'

/** An expired link of a mail, or one whose address already has an account. */
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

/** Whether the error is final, rather than one that a retry might fix. */
export const isLinkOver = ({ status }: { status: number }) => status === 401 || status === 409
