import { t } from '@lingui/core/macro'
import { Stack } from '@mui/material'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

export default function PasswordSecurityScreen() {
  return (
    <>
      <PageHeader title={t`Password and security`} />
      <Stack spacing={2.5} sx={{ maxWidth: 860 }}>
        <PasswordPanel />
        <SessionsPanel />
      </Stack>
    </>
  )
}
