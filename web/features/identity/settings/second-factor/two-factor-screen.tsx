import { t } from '@lingui/core/macro'
import { Alert, Stack } from '@mui/material'
import { useState } from 'react'
import { api } from '../../../../shared/call/api.ts'
import type { Got } from '../../../../shared/call/types.ts'
import { invalidate, useApi } from '../../../../shared/call/use-api.ts'
import { formatInstant } from '../../../../shared/format/time.ts'
import { snack } from '../../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { Facts } from '../../../../shared/ui/facts.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { BeginAuthenticator } from './begin-authenticator.tsx'
import { NewCodes } from './new-codes.tsx'
import { type Proof, ProofDialog } from './proof-dialog.tsx'
import { RequiredNotice } from './required-notice.tsx'
import { TrustedDevices } from './trusted-devices.tsx'

type Authenticator = NonNullable<Got<'GET /api/v1/user/security'>['authenticator']>

/** An authenticator app: setting it up, its recovery codes, turning it off, and trusted browsers. */
export default function TwoFactorScreen() {
  const reply = useApi('GET /api/v1/user/security')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const security = reply.data
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 860 }}>
      <PageHeader
        title={t`Two-factor authentication`}
        subtitle={t`After your password, sign in with a code from an app on your phone. Works without a network.`}
      />
      {reply.error ? (
        <ErrorState
          title={t`Could not load your sign-in settings.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
        />
      ) : security === undefined ? (
        <TextSkeleton lines={6} />
      ) : (
        <>
          <RequiredNotice security={security} />
          {codes !== null ? (
            <NewCodes codes={codes} onSaved={() => setCodes(null)} />
          ) : security.authenticator === null ? (
            <BeginAuthenticator onDone={setCodes} />
          ) : (
            <TurnedOn authenticator={security.authenticator} onCodes={setCodes} />
          )}
          <TrustedDevices devices={security.devices} />
        </>
      )}
    </Stack>
  )
}

interface Props {
  authenticator: Authenticator
  onCodes: (codes: readonly string[]) => void
}

function TurnedOn({ authenticator: { name, since, recoveryCodes }, onCodes }: Props) {
  const [confirming, setConfirming] = useState<'off' | 'codes' | null>(null)

  async function send(proof: Proof): Promise<void> {
    if (confirming === 'codes') {
      onCodes((await api('POST /api/v1/user/recovery-codes', { body: proof })).recoveryCodes)
    } else {
      await api('POST /api/v1/user/disable-2fa', { body: proof })
      snack(t`Authenticator turned off`)
    }
    await invalidate('GET /api/v1/user/security')
  }

  return (
    <Panel title={t`Authenticator`} action={<StatusChip status="enabled" label={t`On`} />}>
      <Stack spacing={2}>
        <Facts
          facts={[
            { label: t`Name`, value: name },
            { label: t`On since`, value: formatInstant(since) },
            { label: t`Recovery codes left`, value: recoveryCodes },
          ]}
        />
        {recoveryCodes < 3 ? (
          <Alert severity="warning">{t`Few recovery codes are left. Generate new ones before you need them.`}</Alert>
        ) : null}
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <ActionButton
            look="secondary"
            action={{ label: t`Generate new recovery codes`, onClick: () => setConfirming('codes') }}
          />
          <ActionButton look="secondary" action={{ label: t`Turn off`, onClick: () => setConfirming('off') }} />
        </Stack>
      </Stack>
      <ProofDialog
        isFactor
        open={confirming !== null}
        title={confirming === 'codes' ? t`Generate new recovery codes?` : t`Turn off the authenticator?`}
        intro={
          confirming === 'codes'
            ? t`Your current recovery codes stop working.`
            : t`Your password alone will be enough to sign in. You can set up another authenticator at any time.`
        }
        submit={confirming === 'codes' ? t`Generate new codes` : t`Turn off`}
        send={send}
        onClose={() => setConfirming(null)}
      />
    </Panel>
  )
}
