import { t } from '@lingui/core/macro'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { messageOf } from '../../call/api-error.ts'
import { TextInput } from '../text/text-input.tsx'
import { keyScroll } from '../../ui/key-scroll.ts'

interface Props {
  open: boolean
  /** A question that names the record: `Delete "Pune office"?` */
  title: string
  /** What happens, and whether it can be undone. */
  children: ReactNode
  /** A verb and its object: "Delete location". */
  confirm: string
  /** "Keep", "Not yet", "Stay". */
  keep?: string
  /** Red by default. */
  danger?: boolean
  /** Large and irreversible: this text must be typed first. */
  typeToConfirm?: string
  /** False while something has yet to be read or confirmed. */
  ready?: boolean
  /** The dialog closes when it is done; on failure it stays open with the server's message. */
  onConfirm: () => Promise<unknown> | void
  onClose: () => void
}

/** Asks before an action that cannot simply be undone. */
export function ConfirmDialog(props: Props) {
  const {
    open,
    title,
    children,
    confirm,
    keep = t`Keep`,
    danger = true,
    ready = true,
    typeToConfirm,
    onConfirm,
    onClose,
  } = props
  const titleId = useId()
  const [typed, setTyped] = useState('')
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const close = () => {
    if (pending) return
    setTyped('')
    setFailure(null)
    onClose()
  }
  const act = async () => {
    setPending(true)
    setFailure(null)
    try {
      await onConfirm()
      setTyped('')
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
    }
    setPending(false)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      aria-labelledby={titleId}
      fullWidth
      slotProps={{ paper: { sx: { maxWidth: 440 } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent ref={keyScroll} sx={{ display: 'grid', gap: 2 }}>
        <div>{children}</div>
        {typeToConfirm === undefined ? null : (
          <TextInput label={t`Type ${typeToConfirm} to continue`} value={typed} onChange={setTyped} />
        )}
        {failure === null ? null : <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} color="inherit" autoFocus>
          {keep}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          onClick={() => void act()}
          loading={pending}
          disabled={!ready || (typeToConfirm !== undefined && typed !== typeToConfirm)}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
