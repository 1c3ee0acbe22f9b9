import { t } from '@lingui/core/macro'
import { Alert, Stack } from '@mui/material'
import { useSearchParams } from 'react-router'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { PasskeysPanel } from '../passkey/passkeys-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { SignInHistory } from './sign-in-history.tsx'

export default function PasswordSecurityScreen() {
  const [search] = useSearchParams()
  return (
    <>
      <PageHeader title={t`Password and security`} />
      <Stack spacing={2.5} sx={{ maxWidth: 860 }}>
        {search.has('wasNotMe') ? (
          <Alert severity="warning">
            {t`If you didn't sign in on that device, change your password now: it signs out all other devices. Then remove passkeys you don't recognise and tell your administrator.`}
          </Alert>
        ) : null}
        <PasswordPanel />
        <PasskeysPanel />
        <SessionsPanel />
        <SignInHistory />
      </Stack>
    </>
  )
}
