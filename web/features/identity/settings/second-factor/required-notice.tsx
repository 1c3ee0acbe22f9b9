import { t } from '@lingui/core/macro'
import { Alert } from '@mui/material'
import type { Got } from '../../../../shared/call/types.ts'

/** What the company requires of the person's role, if something is missing. */
export function RequiredNotice({ security }: { security: Got<'GET /api/v1/user/security'> }) {
  const { required, authenticator, email, passkeys } = security
  if (required === null || authenticator !== null || passkeys > 0) return null
  if (required === 'authenticator') {
    return (
      <Alert severity="warning">{t`Your company requires an authenticator for your role. Without one, you set it up at your next sign-in.`}</Alert>
    )
  }
  if (email !== null) return null
  return (
    <Alert severity="info">{t`Your company requires a second step for your role. Without an authenticator, we send a code by email at each sign-in.`}</Alert>
  )
}
