import { t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { NoteDialog } from '../dialogs.tsx'
import { RequestDetails } from '../request-details.tsx'
import type { AnyRequest, RequestView } from '../request-view.ts'
import { stateOf } from '../request-sentences.ts'
import { DuplicateButton } from './duplicate-button.tsx'
import { EditButton } from './edit-button.tsx'
import { useRequestSteps } from '../use-request-steps.ts'

interface Props<R extends AnyRequest> {
  view: RequestView<R>
  id: string | null
  onClose: () => void
}

/** The person's own request: its status, its notes, and its withdrawal. */
export function OwnRequestPanel<R extends AnyRequest>({ view, id, onClose }: Props<R>) {
  const { data: request, error, mutate } = view.useOne(id)
  const steps = useRequestSteps(view)
  const [asks, setAsks] = useState<'note' | 'cancel' | null>(null)
  const shown = request && request._id === id ? request : null
  const waits = shown?.state === 'pending'
  const cancelLabel = waits ? t`Withdraw request` : t`Request cancellation`

  const cancel = async (note: string) => {
    if (id === null) return
    const { state } = await steps.cancel(id, note === '' ? undefined : note)
    snack(state === 'cancelled' ? t`Request withdrawn` : t`Cancellation requested`)
  }
  return (
    <SidePanel
      open={id !== null}
      title={shown?.title ?? view.title}
      onClose={onClose}
      footer={
        shown ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" color="inherit" onClick={() => setAsks('note')}>{t`Add note`}</Button>
            <DuplicateButton view={view} request={shown} />
            <EditButton view={view} request={shown} onWithdraw={() => steps.cancel(shown._id, undefined)} />
            {shown.mayCancel ? (
              <Button variant="outlined" color="error" onClick={() => setAsks('cancel')}>
                {cancelLabel}
              </Button>
            ) : null}
          </Box>
        ) : null
      }
    >
      {error && !shown ? (
        <ErrorState title={t`Could not load this request.`} error={error} onRetry={() => void mutate?.()} />
      ) : shown ? (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {shown.number}
            </Typography>
            <StatusChip {...stateOf(shown)} />
          </Box>
          <RequestDetails view={view} request={shown} />
        </>
      ) : (
        <TextSkeleton lines={8} />
      )}
      <NoteDialog
        open={asks === 'note'}
        title={t`Add a note`}
        label={t`Note`}
        submit={t`Add note`}
        missing={t`Enter a note`}
        onSend={(note) => steps.note(id ?? '', note)}
        onClose={() => setAsks(null)}
      />
      <NoteDialog
        open={asks === 'cancel'}
        title={waits ? t`Withdraw request?` : t`Request cancellation?`}
        label={t`Note`}
        submit={cancelLabel}
        intro={
          waits
            ? t`This request has not been decided yet. It is withdrawn immediately.`
            : t`The request stays approved until your approver accepts the cancellation.`
        }
        onSend={cancel}
        onClose={() => setAsks(null)}
      />
    </SidePanel>
  )
}
