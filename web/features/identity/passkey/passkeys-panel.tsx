import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Box, Typography } from '@mui/material'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { MoreMenu } from '../../../shared/ui/action/more-menu.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { canUsePasskeys } from './can-use-passkeys.ts'

type Passkey = Got<'GET /api/v1/user/passkey'>['passkeys'][number]

const NameDialog = lazyDialog(() => import('./passkey-name-dialog.tsx'))
const most = 10

/** The person's passkeys, which sign in without a password. */
export default function PasskeysPanel() {
  const reply = useApi('GET /api/v1/user/passkey')
  const [named, setNamed] = useState<Passkey | 'new' | null>(null)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  const { address = null, passkeys = [] } = reply.data ?? {}
  const mayAdd = address !== null && canUsePasskeys() && passkeys.length < most

  async function remove({ _id, name }: Passkey): Promise<void> {
    await api('DELETE /api/v1/user/passkey/{id}', { params: { id: _id } })
    await invalidate('GET /api/v1/user/passkey', 'GET /api/v1/user/security')
    snack(t`Passkey ${name} removed`)
  }

  return (
    <Panel
      flush
      title={t`Passkeys`}
      subtitle={t`Sign in with your fingerprint, face or screen lock instead of your password`}
      action={
        mayAdd ? (
          <ActionButton look="secondary" action={{ label: t`Add a passkey`, onClick: () => setNamed('new') }} />
        ) : null
      }
    >
      {reply.error ? (
        <ErrorState title={t`Could not load your passkeys.`} error={reply.error} onRetry={() => void reply.mutate()} />
      ) : reply.data === undefined ? (
        <Box sx={{ px: 2.5, pb: 2.5 }}>
          <TextSkeleton lines={2} />
        </Box>
      ) : (
        <>
          {mayAdd ? null : (
            <Alert severity="info" sx={{ mx: 2.5, mb: 2.5 }}>
              {address === null
                ? t`Passkeys need a secure (https) address with a name. Ask your administrator.`
                : passkeys.length >= most
                  ? t`You have 10 passkeys, which is the most. Remove one to add another.`
                  : t`This browser cannot use passkeys.`}
            </Alert>
          )}
          {passkeys.length === 0 ? (
            <EmptyState
              icon={KeyRound}
              title={t`No passkeys yet`}
              text={t`Add one on this device or on a security key. No one can guess or phish it.`}
            />
          ) : (
            <Box component="ul" aria-label={t`Passkeys`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {passkeys.map((one) => (
                <Row key={one._id} passkey={one} onRename={() => setNamed(one)} onRemove={() => setRemoved(one)} />
              ))}
            </Box>
          )}
        </>
      )}
      {named === null ? null : <NameDialog passkey={named === 'new' ? null : named} onClose={() => setNamed(null)} />}
      <ConfirmDialog
        open={removed !== null}
        title={t`Remove the passkey "${removed?.name ?? ''}"?`}
        confirm={t`Remove passkey`}
        onConfirm={async () => {
          if (removed !== null) await remove(removed)
        }}
        onClose={() => setRemoved(null)}
      >
        {t`It no longer signs in to your account. Delete it on your device too.`}
      </ConfirmDialog>
    </Panel>
  )
}

interface RowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

function Row({ passkey: { name, kind, device, createdAt, lastUsedAt }, onRename, onRemove }: RowProps) {
  const kinds = { synced: t`Synced`, device: t`This device only`, securityKey: t`Security key` }
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: 2, px: 2.5, py: 1.5 },
        ...{ borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <Trans>
            {kinds[kind]} · added {formatInstant(createdAt)} on {device}
          </Trans>
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {lastUsedAt === null ? t`Not used yet` : t`Last used ${formatInstant(lastUsedAt)}`}
        </Typography>
      </Box>
      <MoreMenu
        label={t`Actions for ${name}`}
        actions={[
          { label: t`Rename`, onClick: onRename },
          { label: t`Remove`, danger: true, onClick: onRemove },
        ]}
      />
    </Box>
  )
}
