import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { messageOf } from '../../shared/call/api-error.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { FileDropInput } from '../../shared/form/file-drop.tsx'
import { snack } from '../../shared/snackbar/snackbar.ts'
import { useIsPhone } from '../../shared/ui/use-is-phone.ts'
import { paymentReads } from './run-files-payment-columns.tsx'

/** Takes the bank's answers as a file, and says which lines are wrong. */
export default function UploadDialog({ runId, onClose }: { runId: string; onClose: () => void }) {
  const titleId = useId()
  const phone = useIsPhone()
  const [file, setFile] = useState<File | null>(null)
  const upload = useCall('POST /api/v1/user/payrun/{id}/bank-answer', { stale: paymentReads })
  const send = async () => {
    if (file === null) return
    try {
      const { paid, returned, unchanged } = await upload.run({ params: { id: runId }, files: { file } })
      const more = unchanged === 0 ? '' : `, ${unchanged} as they were`
      snack(`${paid} paid, ${returned} returned${more}`)
      onClose()
    } catch {
      // Its words stand in the dialog.
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={phone}
      slotProps={{ paper: { sx: { maxWidth: phone ? undefined : 600 } } }}
    >
      <DialogTitle id={titleId}>Upload the bank’s answers</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 2 }}>
        <Typography>
          Add two columns to the bank file, “status” (paid or returned) and “reason”. A line without a status waits.
        </Typography>
        <FileDropInput
          label="Bank file with answers"
          types={['text/csv']}
          maxBytes={8 * 1024 * 1024}
          value={file}
          onChange={(value) => {
            upload.reset()
            setFile([value ?? []].flat()[0] ?? null)
          }}
        />
        {upload.error === null ? null : (
          <Alert severity="error">
            {messageOf(upload.error)}
            <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
              {upload.fieldErrors.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </Box>
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" loading={upload.pending} disabled={file === null} onClick={() => void send()}>
          Upload
        </Button>
      </DialogActions>
    </Dialog>
  )
}
