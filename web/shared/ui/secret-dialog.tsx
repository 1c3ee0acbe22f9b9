import { t } from '@lingui/core/macro'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { keyScroll } from './key-scroll.ts'
import { snack } from '../snackbar/snackbar.ts'

interface Props {
  title: string
  /** "API key" */
  label: string
  secret: string
  onClose: () => void
}

/** Shows a secret once. Only its button closes it. */
export default function SecretDialog({ title, label, secret, onClose }: Props) {
  const [titleId, labelId] = [useId(), useId()]
  const copy = () => void navigator.clipboard.writeText(secret).then(() => snack(t`Copied`))
  return (
    <Dialog open aria-labelledby={titleId} fullWidth slotProps={{ paper: { sx: { maxWidth: 600 } } }}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent ref={keyScroll} sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{t`Copy it now and store it safely. It is not shown again.`}</Alert>
        <Box>
          <Box id={labelId} sx={{ typography: 'body2', color: 'text.secondary', mb: 0.5 }}>
            {label}
          </Box>
          <Box
            component="code"
            aria-labelledby={labelId}
            role="textbox"
            aria-readonly
            tabIndex={0}
            sx={{
              ...{ display: 'block', p: 1.5, borderRadius: 1, bgcolor: 'var(--grey-100)', fontSize: '0.875rem' },
              overflowWrap: 'anywhere',
            }}
          >
            {secret}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={copy}>{t`Copy`}</Button>
        <Button variant="contained" onClick={onClose}>{t`Done`}</Button>
      </DialogActions>
    </Dialog>
  )
}
