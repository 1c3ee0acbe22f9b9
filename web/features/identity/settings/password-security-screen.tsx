import { t } from '@lingui/core/macro'
import { Alert, Stack } from '@mui/material'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { PasswordPanel } from './password-panel.tsx'

const PasskeysPanel = lazyPart(() => import('../passkey/passkeys-panel.tsx'))
const SessionsPanel = lazyPart(() => import('./sessions-panel.tsx'))
const SignInHistory = lazyPart(() => import('./sign-in-history.tsx'))

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
        <Suspense fallback={<TextSkeleton lines={3} />}>
          <PasskeysPanel />
        </Suspense>
        <Suspense fallback={<TextSkeleton lines={3} />}>
          <SessionsPanel />
        </Suspense>
        <Suspense fallback={<TextSkeleton lines={4} />}>
          <SignInHistory />
        </Suspense>
      </Stack>
    </>
  )
}
