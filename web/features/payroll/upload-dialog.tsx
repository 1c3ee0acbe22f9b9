import { plural, t } from '@lingui/core/macro'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import type { ApiError } from '../../shared/call/api-error.ts'
import { messageOf } from '../../shared/call/api-error.ts'
import { keyScroll } from '../../shared/ui/key-scroll.ts'
import { useIsPhone } from '../../shared/ui/use-is-phone.ts'
import { FileDropInput } from '../../shared/form/file-drop.tsx'
import { useDiscard } from '../../shared/form/confirm/use-discard.tsx'

interface Props {
  title: string
  /** The requirements for the files. */
  intro: ReactNode
  /** The label of the file field. */
  label: string
  types: readonly string[]
  maxBytes: number
  multiple?: boolean
  /** The `useCall` result of the upload; errors by line are shown below its message. */
  upload: { pending: boolean; error: ApiError | null; reset: () => void }
  /** Uploads the chosen files; the selection is kept if it throws. */
  send: (files: File[]) => Promise<unknown>
  onClose: () => void
  /** "Cancel" if uploading closes the dialog. */
  leave: string
  /** The result. */
  children?: ReactNode
}

/** Uploads files, and shows what was wrong with them. */
export function UploadDialog(props: Props) {
  const { title, intro, label, types, maxBytes, multiple = false, upload, send, onClose, leave, children } = props
  const titleId = useId()
  const phone = useIsPhone()
  const [files, setFiles] = useState<File[]>([])
  const [isMissing, setMissing] = useState(false)
  const { escape, question } = useDiscard({
    isEntered: files.length > 0,
    isBusy: upload.pending,
    onClose,
    lost: plural(files.length, {
      one: 'The file you chose will not be uploaded.',
      other: 'The files you chose will not be uploaded.',
    }),
  })
  const submit = async () => {
    setMissing(files.length === 0)
    if (files.length === 0) return
    try {
      await send(files)
      setFiles([])
    } catch {
      // The message is shown in the dialog.
    }
  }
  return (
    <Dialog
      open
      // A click outside must not discard the selection.
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') escape()
      }}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={phone}
      slotProps={{ paper: { sx: { maxWidth: phone ? undefined : 600 } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent
        ref={keyScroll}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 2 }}
      >
        <Typography>{intro}</Typography>
        <FileDropInput
          label={label}
          types={types}
          maxBytes={maxBytes}
          multiple={multiple}
          value={multiple ? files : (files[0] ?? null)}
          {...(isMissing ? { error: t`Choose a file` } : {})}
          onChange={(value) => {
            upload.reset()
            setMissing(false)
            setFiles([value ?? []].flat())
          }}
        />
        {upload.error === null ? null : <Wrong error={upload.error} />}
        {children}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {leave}
        </Button>
        <Button variant="contained" loading={upload.pending} onClick={() => void submit()}>{t`Upload`}</Button>
      </DialogActions>
      {question}
    </Dialog>
  )
}

function Wrong({ error }: { error: ApiError }) {
  return (
    <Alert severity="error">
      {messageOf(error)}
      {error.errors.length === 0 ? null : (
        <Box component="ul" ref={keyScroll} sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
          {error.errors.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </Box>
      )}
    </Alert>
  )
}
