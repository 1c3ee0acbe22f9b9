import { t } from '@lingui/core/macro'
import { Alert, Box, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { api } from '../../../../shared/call/api.ts'
import type { Got } from '../../../../shared/call/types.ts'
import { invalidate, useApi } from '../../../../shared/call/use-api.ts'
import { Form } from '../../../../shared/form/form.tsx'
import { TextField } from '../../../../shared/form/text/text-field.tsx'
import { formatInstant } from '../../../../shared/format/time.ts'
import { useSession } from '../../../../shared/session/session.ts'
import { snack } from '../../../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { PasswordField } from '../password-field.tsx'
import { RequiredNotice } from './required-notice.tsx'
import { TrustedDevices } from './trusted-devices.tsx'

type Security = Got<'GET /api/v1/user/security'>

/** A code by email after the password, for people without an authenticator. */
export default function TwoStepScreen() {
  const reply = useApi('GET /api/v1/user/security')
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 860 }}>
      <PageHeader
        title={t`Two-step verification`}
        subtitle={t`After your password, sign in with a code that we send to your email.`}
      />
      {reply.error ? (
        <ErrorState
          title={t`Could not load your sign-in settings.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
        />
      ) : reply.data === undefined ? (
        <TextSkeleton lines={6} />
      ) : (
        <>
          <RequiredNotice security={reply.data} />
          <EmailCodes security={reply.data} />
          <TrustedDevices devices={reply.data.devices} />
        </>
      )}
    </Stack>
  )
}

function EmailCodes({ security: { authenticator, email } }: { security: Security }) {
  const isOn = email !== null
  return (
    <Panel
      title={t`Codes by email`}
      subtitle={email === null ? undefined : t`On since ${formatInstant(email.since)}`}
      action={<StatusChip status={isOn ? 'enabled' : 'inactive'} label={isOn ? t`On` : t`Off`} />}
    >
      <Stack spacing={2} sx={{ maxWidth: 520 }}>
        {authenticator === null ? null : (
          <Alert severity="info">{t`Your authenticator takes precedence: while it is on, no code is sent.`}</Alert>
        )}
        {isOn ? <TurnOff /> : <TurnOn />}
      </Stack>
    </Panel>
  )
}

function TurnOn() {
  const address = useSession(({ user }) => user?.email ?? '')
  const [isSent, setIsSent] = useState(false)
  if (!isSent) return <WithPassword isOn submit={t`Send a code`} onDone={() => setIsSent(true)} />
  return (
    <Box>
      <Typography sx={{ mb: 2 }}>{t`Enter the code sent to ${address}. It expires in 10 minutes.`}</Typography>
      <Form
        values={{ code: '' }}
        schema={async () => {
          const { z } = await import('zod')
          const { Code } = await import('@muster/contract/identity/sign-up.routes.ts')
          return z.object({ code: Code })
        }}
        send={(body) => api('POST /api/v1/user/two-step-verify-otp', { body })}
        onDone={() => {
          snack(t`Codes by email turned on`)
          void invalidate('GET /api/v1/user/security')
        }}
        submit={t`Turn on`}
        cancel={() => setIsSent(false)}
        cancelLabel={t`Back`}
      >
        <TextField name="code" label={t`Code`} inputMode="numeric" autoComplete="one-time-code" />
      </Form>
    </Box>
  )
}

function TurnOff() {
  return (
    <WithPassword
      isOn={false}
      submit={t`Turn off`}
      onDone={() => {
        snack(t`Codes by email turned off`)
        void invalidate('GET /api/v1/user/security')
      }}
    />
  )
}

function WithPassword({ isOn, submit, onDone }: { isOn: boolean; submit: string; onDone: () => void }) {
  return (
    <Form
      values={{ password: '' }}
      prepare={(body) => ({ isOn, ...body })}
      schema={() => import('@muster/contract/identity/second-factor.routes.ts').then((routes) => routes.TwoStepInput)}
      send={(body) => api('POST /api/v1/user/two-step-verification', { body })}
      onDone={onDone}
      submit={submit}
    >
      <PasswordField name="password" label={t`Your password`} autoComplete="current-password" />
    </Form>
  )
}
