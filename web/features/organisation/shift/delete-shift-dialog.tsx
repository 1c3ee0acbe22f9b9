import { t } from '@lingui/core/macro'
import { useCall } from '../../../shared/call/use-call.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import type { Shift } from './shift-words.ts'

/** Asks before a shift is deleted; the server says when people still have it. */
export function DeleteShiftDialog({ shift, onClose }: { shift: Shift | null; onClose: () => void }) {
  const remove = useCall('DELETE /api/v1/user/shift/{id}', {
    stale: ['GET /api/v1/user/shift', 'GET /api/v1/user/all-shift'],
  })
  return (
    <ConfirmDialog
      open={shift !== null}
      title={t`Delete "${shift?.name ?? ''}"?`}
      confirm={t`Delete shift`}
      onConfirm={async () => {
        if (shift) await remove.run({ params: { id: shift._id } })
        snack(t`Shift deleted`)
      }}
      onClose={onClose}
    >{t`A shift that people have or had stays, so that their attendance can be explained. This cannot be undone.`}</ConfirmDialog>
  )
}
