import { t } from '@lingui/core/macro'
import { Box, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { api } from '../../../../shared/call/api.ts'
import { invalidate } from '../../../../shared/call/use-api.ts'
import { Form } from '../../../../shared/form/form.tsx'
import { TextField } from '../../../../shared/form/text/text-field.tsx'
import { snack } from '../../../../shared/snackbar/snackbar.ts'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { type Enrolment, EnrolmentPicture } from '../../second-step/enrolment-picture.tsx'
import { PasswordField } from '../password-field.tsx'

/** Turns it on: password, QR code, first code. */
export function BeginAuthenticator({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const [shown, setShown] = useState<Enrolment | null>(null)
  return (
    <Panel title={t`Authenticator`} action={<StatusChip status="inactive" label={t`Off`} />}>
      <Box sx={{ maxWidth: 520 }}>
        {shown === null ? (
          <Stack spacing={2}>
            <Typography color="text.secondary">{t`You need an authenticator app on your phone, for example Google Authenticator, Microsoft Authenticator or Aegis.`}</Typography>
            <Form
              values={{ name: t`My phone`, password: '' }}
              schema={() =>
                import('@muster/contract/identity/second-factor.routes.ts').then((routes) => routes.AuthenticatorInput)
              }
              send={(body) => api('POST /api/v1/user/enable-2fa', { body })}
              onDone={setShown}
              submit={t`Continue`}
            >
              <TextField name="name" label={t`Name`} helper={t`To tell your phones apart`} />
              <PasswordField name="password" label={t`Your password`} autoComplete="current-password" />
            </Form>
          </Stack>
        ) : (
          <Stack spacing={1}>
            <Typography>{t`Scan the picture with your authenticator app, then enter the code it shows.`}</Typography>
            <EnrolmentPicture shown={shown} />
            <Form
              values={{ code: '' }}
              schema={async () => {
                const { z } = await import('zod')
                const { Code } = await import('@muster/contract/identity/sign-up.routes.ts')
                return z.object({ code: Code })
              }}
              send={(body) => api('POST /api/v1/user/verify-2fa', { body })}
              onDone={({ recoveryCodes }) => {
                snack(t`Authenticator turned on`)
                onDone(recoveryCodes)
                void invalidate('GET /api/v1/user/security')
              }}
              submit={t`Turn on`}
              cancel={() => setShown(null)}
            >
              <TextField name="code" label={t`Code`} inputMode="numeric" autoComplete="one-time-code" />
            </Form>
          </Stack>
        )}
      </Box>
    </Panel>
  )
}
