import { plural, t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { useCall } from '../../shared/call/use-call.ts'
import { snack } from '../../shared/snackbar/snackbar.ts'
import { ConfirmDialog } from '../../shared/form/confirm/confirm-dialog.tsx'
import type { OneImport } from './import-view.ts'
import { viewOf } from './import-views.ts'
import { importReads } from './use-import-progress.ts'

interface Props {
  of: Pick<OneImport, '_id' | 'kind' | 'fileName' | 'counts'>
  onClose: () => void
}

/** Confirms before all rows of an import are undone. */
export function UndoDialog({ of: { _id: id, kind, fileName, counts }, onClose }: Props) {
  const undo = useCall('POST /api/v1/user/data-import/{id}/undo', { stale: [...importReads, ...viewOf(kind).stale] })
  return (
    <ConfirmDialog
      open
      danger
      title={t`Undo the import of ${fileName}?`}
      confirm={t`Undo import`}
      onConfirm={async () => {
        await undo.run({ params: { id } })
        snack(t`Undoing the import`)
        onClose()
      }}
      onClose={onClose}
    >
      <Typography>
        {plural(counts.new, {
          one: '# record that was added is removed.',
          other: '# records that were added are removed.',
        })}
      </Typography>
      <Typography>
        {plural(counts.changed, {
          one: '# record that was changed gets its previous values.',
          other: '# records that were changed get their previous values.',
        })}
      </Typography>
      <Typography>{t`If something depends on one of them, nothing is undone and you see the reasons.`}</Typography>
    </ConfirmDialog>
  )
}
