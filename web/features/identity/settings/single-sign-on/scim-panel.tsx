import { t } from '@lingui/core/macro'
import { Alert, Box, Typography } from '@mui/material'
import { mostScimTokens } from '@muster/contract/single-sign-on/choices.ts'
import { Suspense, useState } from 'react'
import { api } from '../../../../shared/call/api.ts'
import type { Got } from '../../../../shared/call/types.ts'
import { invalidate, useApi } from '../../../../shared/call/use-api.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import { formatInstant } from '../../../../shared/format/time.ts'
import { lazyDialog } from '../../../../shared/part/lazy-part.tsx'
import { snack } from '../../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { Facts } from '../../../../shared/ui/facts.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { AddressRow } from './address-row.tsx'
import { StoppedPeople } from './stopped-people.tsx'

const ScimTokenDialog = lazyDialog(() => import('./scim-token-dialog.tsx'))
const SecretDialog = lazyDialog(() => import('../../../../shared/ui/secret-dialog.tsx'))

type Token = Got<'GET /api/v1/user/single-sign-on/scim'>['tokens'][number]

const get = 'GET /api/v1/user/single-sign-on/scim'
const states = { active: t`Active`, pending: t`Pending approval`, expired: t`Expired`, stopped: t`Stopped` }
const tones = { active: 'success', pending: 'warning', expired: 'warning', stopped: 'error' } as const

/** What an identity provider needs to add people and turn off their sign-in: an address and a token. */
export function ScimPanel() {
  const { data, error, mutate } = useApi(get)
  const [isOpen, setIsOpen] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const [revoked, setRevoked] = useState<Token | null>(null)
  const isFull = (data?.tokens.filter(({ state }) => state !== 'expired').length ?? 0) >= mostScimTokens
  return (
    <Panel
      title={t`SCIM provisioning`}
      subtitle={t`Your identity provider adds people, updates them and turns off their sign-in.`}
      action={
        <ActionButton
          look="secondary"
          action={{
            label: t`Create SCIM token`,
            disabled: data === undefined || isFull,
            onClick: () => setIsOpen(true),
          }}
        />
      }
    >
      {error ? (
        <ErrorState title={t`Could not load SCIM provisioning.`} error={error} onRetry={() => void mutate()} />
      ) : data === undefined ? (
        <TextSkeleton lines={3} />
      ) : (
        <>
          <AddressRow label={t`Base URL`} address={data.address} copy={t`Copy base URL`} copied={t`Base URL copied`} />
          {data.tokens.length === 0 ? (
            <EmptyState title={t`No SCIM tokens yet`} text={t`Create one and enter it at your identity provider.`} />
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2.5 }}>
              {data.tokens.map((token) => (
                <TokenRow key={token._id} token={token} onRevoke={() => setRevoked(token)} />
              ))}
            </Box>
          )}
          {data.tokens.length === 0 ? null : (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
              {isFull
                ? t`You have two tokens. Revoke the one your provider no longer uses before you create another.`
                : t`To renew a token, create a second one, enter it at your identity provider, then revoke the first.`}
            </Typography>
          )}
          <StoppedPeople people={data.stopped} />
        </>
      )}
      <Suspense>
        {isOpen ? <ScimTokenDialog onSecret={setSecret} onClose={() => setIsOpen(false)} /> : null}
        {secret === null ? null : (
          <SecretDialog
            title={t`New SCIM token`}
            label={t`SCIM token`}
            secret={secret}
            onClose={() => setSecret(null)}
          />
        )}
      </Suspense>
      <ConfirmDialog
        open={revoked !== null}
        title={revoked === null ? '' : t`Revoke ${nameOf(revoked)}?`}
        confirm={t`Revoke token`}
        danger
        onClose={() => setRevoked(null)}
        onConfirm={async () => {
          if (revoked === null) return
          await api('DELETE /api/v1/user/single-sign-on/scim-token/{id}', { params: { id: revoked._id } })
          await invalidate(get)
          snack(t`SCIM token revoked`)
        }}
      >
        {t`A provider that uses this token can no longer add people or turn off their sign-in. This can't be undone.`}
      </ConfirmDialog>
    </Panel>
  )
}

function TokenRow({ token, onRevoke }: { token: Token; onRevoke: () => void }) {
  const { state, createdAt, createdBy, expiresOn, lastUsedAt, mailsInvitations } = token
  const name = nameOf(token)
  const used = lastUsedAt === null ? t`Never` : formatInstant(lastUsedAt)
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
        <Typography sx={{ fontWeight: 600, flexGrow: 1, overflowWrap: 'anywhere' }}>{name}</Typography>
        <StatusChip status={state} label={states[state]} tone={tones[state]} />
        <ActionButton look="text" action={{ label: t`Revoke ${name}`, onClick: onRevoke }} />
      </Box>
      <Facts
        facts={[
          { label: t`Last day`, value: expiresOn === null ? t`Doesn't expire` : formatDate(expiresOn) },
          { label: t`Last used`, value: used },
          { label: t`Created`, value: t`${formatInstant(createdAt)} by ${createdBy}` },
          { label: t`Invitation emails`, value: mailsInvitations ? t`Sent` : t`Not sent` },
        ]}
      />
      <TokenNotice token={token} />
    </Box>
  )
}

/** What to do about a token, if anything. */
function TokenNotice({ token: { state, expiresOn, createdBy } }: { token: Token }) {
  const notice =
    state === 'stopped'
      ? t`This token stopped working because ${createdBy} is no longer an admin. Create a new one.`
      : state === 'pending'
        ? t`This token works once a second person approves it under Pending changes.`
        : state === 'expired'
          ? t`This token expired. Create a new one and enter it at your identity provider.`
          : expiresOn === null
            ? t`This token has no last day, so it works until you revoke it. Replace it with a new one.`
            : null
  if (notice === null) return null
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {notice}
    </Alert>
  )
}

const nameOf = ({ lastFour }: Token) => (lastFour === null ? t`SCIM token` : t`SCIM token …${lastFour}`)
