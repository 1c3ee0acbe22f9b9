import { plural, t } from '@lingui/core/macro'
import { Stack, Typography } from '@mui/material'
import { type ComponentProps, useState } from 'react'
import { api } from '../../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../../shared/call/use-api.ts'
import type { EmployeeTab } from '../../../../shared/contributions.ts'
import { formatInstant } from '../../../../shared/format/time.ts'
import { snack } from '../../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../../shared/form/confirm/confirm-dialog.tsx'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { Facts } from '../../../../shared/ui/facts.tsx'
import SignInHistory from '../sign-in-history.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../../shared/ui/skeletons.tsx'

/** How an employee signs in, and help for those who cannot. */
export default function SignInTab({ employee }: ComponentProps<EmployeeTab['Tab']>) {
  const id = employee._id
  const reply = useApi('GET /api/v1/employee/employee-security/{id}', { params: { id } })
  const [confirming, setConfirming] = useState<'off' | 'link' | null>(null)
  if (reply.error)
    return <ErrorState title={t`Could not load the sign-in.`} error={reply.error} onRetry={() => void reply.mutate()} />
  if (reply.data === undefined) return <TextSkeleton lines={4} />
  const { authenticator, email, passkeys, lastSignInAt, passwordChangedAt, sessions } = reply.data
  const hasStep = authenticator !== null || email !== null || passkeys > 0

  async function send(): Promise<void> {
    if (confirming === 'link') {
      await api('POST /api/v1/employee/employee-change-password/{id}', { params: { id } })
      snack(t`A link to choose a new password was sent to ${employee.workEmail}`)
    } else {
      await api('POST /api/v1/user/disable-security/{id}', { params: { id } })
      snack(t`Second step turned off`)
    }
    await invalidate('GET /api/v1/employee/employee-security/{id}')
  }

  return (
    <Stack spacing={2.5}>
      <Panel title={t`Sign-in`}>
        <Stack spacing={2.5}>
          <Facts
            facts={[
              {
                label: t`Second step`,
                value:
                  authenticator !== null ? t`Authenticator` : email !== null ? t`Codes by email` : t`Password alone`,
              },
              { label: t`Passkeys`, value: passkeys === 0 ? t`None` : passkeys },
              { label: t`Last sign-in`, value: lastSignInAt === null ? t`Never` : formatInstant(lastSignInAt) },
              {
                label: t`Password changed`,
                value: passwordChangedAt === null ? t`Never` : formatInstant(passwordChangedAt),
              },
              { label: t`Signed in on`, value: plural(sessions, { one: '# device', other: '# devices' }) },
            ]}
          />
          <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <ActionButton
              look="secondary"
              action={{ label: t`Send password link`, onClick: () => setConfirming('link') }}
            />
            {hasStep ? (
              <ActionButton
                look="secondary"
                action={{ label: t`Turn off the second step`, onClick: () => setConfirming('off') }}
              />
            ) : null}
          </Stack>
          <Typography variant="body2" color="text.secondary">
            {t`First make sure the request really comes from them, for example by a call. We notify them by email.`}
          </Typography>
        </Stack>
        <ConfirmDialog
          open={confirming !== null}
          title={confirming === 'link' ? t`Send a link for a new password?` : t`Turn off the second step?`}
          confirm={confirming === 'link' ? t`Send the link` : t`Turn off`}
          keep={t`Cancel`}
          danger={confirming === 'off'}
          onConfirm={send}
          onClose={() => setConfirming(null)}
        >
          {confirming === 'link'
            ? t`${employee.name} is signed out everywhere now and sets a new password with the link.`
            : t`${employee.name} is signed out everywhere now and signs in with only the password until they set up a second step again.`}
        </ConfirmDialog>
      </Panel>
      <SignInHistory of={id} />
    </Stack>
  )
}
