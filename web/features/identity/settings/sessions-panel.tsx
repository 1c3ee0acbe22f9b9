import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { type Session, SessionList } from './session-list.tsx'

/** The person's sessions, and ending them. */
export default function SessionsPanel() {
  const reply = useApi('GET /api/auth/user/session')
  const [confirming, setConfirming] = useState<Session | 'others' | null>(null)
  const others = (reply.data ?? []).filter(({ isCurrent }) => !isCurrent)

  async function end(which: Session | 'others'): Promise<void> {
    if (which === 'others') await api('POST /api/auth/user/signout-everywhere')
    else await api('DELETE /api/auth/user/session/{id}', { params: { id: which._id } })
    await invalidate('GET /api/auth/user/session')
    snack(which === 'others' ? t`Signed out of all other devices` : t`Signed out on ${which.device}`)
  }

  return (
    <Panel
      flush
      title={t`Active sessions`}
      subtitle={t`Devices signed in to your account`}
      action={
        others.length > 0 ? (
          <ActionButton
            look="secondary"
            action={{ label: t`Sign out of all other devices`, onClick: () => setConfirming('others') }}
          />
        ) : null
      }
    >
      {reply.data !== undefined ? (
        <SessionList sessions={reply.data} onEnd={setConfirming} />
      ) : reply.error !== undefined ? (
        <ErrorState title={t`Could not load sessions.`} error={reply.error} onRetry={() => void reply.mutate()} />
      ) : (
        <Box sx={{ px: 2.5, pb: 2.5 }}>
          <TextSkeleton lines={3} />
        </Box>
      )}
      <ConfirmDialog
        open={confirming !== null}
        title={
          confirming === 'others' || confirming === null
            ? t`Sign out of all other devices?`
            : t`Sign out on ${confirming.device}?`
        }
        confirm={t`Sign out`}
        keep={t`Stay signed in`}
        onConfirm={async () => {
          if (confirming !== null) await end(confirming)
        }}
        onClose={() => setConfirming(null)}
      >
        {confirming === 'others'
          ? t`All other devices will need to sign in again.`
          : t`That device will need to sign in again.`}
      </ConfirmDialog>
    </Panel>
  )
}
