import { t } from '@lingui/core/macro'
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../shared/call/use-call.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import type { OneImport } from '../import-view.ts'
import { importReads } from '../use-import-progress.ts'

/** Discards an import that has written nothing. */
export function DiscardButton({ of }: { of: OneImport }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const discard = useCall('DELETE /api/v1/user/data-import/{id}', { stale: importReads })
  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)}>{t`Discard import`}</Button>
      {isAsking ? (
        <ConfirmDialog
          open
          title={t`Discard the import of ${of.fileName}?`}
          confirm={t`Discard import`}
          onConfirm={async () => {
            await discard.run({ params: { id: of._id } })
            snack(t`Import discarded`)
            void navigate('/home/imports')
          }}
          onClose={() => setAsking(false)}
        >
          <Typography>{t`Nothing was imported, and your corrections are lost.`}</Typography>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
