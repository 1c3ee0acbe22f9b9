import { t } from '@lingui/core/macro'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import type { ApiError } from '../../../shared/call/api-error.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useDiscard } from '../../../shared/form/use-discard.tsx'
import { keyScroll } from '../../../shared/ui/key-scroll.ts'
import { useIsPhone } from '../../../shared/ui/use-is-phone.ts'

interface Props {
  title: string
  intro: ReactNode
  children: ReactNode
  /** What `useCall` gives for the check that the step ends with. */
  check: { pending: boolean; error: ApiError | null }
  onNext: () => void
  onBack?: () => void
  onClose: () => void
  /** Closing would lose what was entered. */
  isEntered?: boolean
}

/** A step of an import, between its file and its last question. */
export function StepDialog({ title, intro, children, check, onNext, onBack, onClose, isEntered = true }: Props) {
  const titleId = useId()
  const phone = useIsPhone()
  const { escape, question } = useDiscard({
    isEntered,
    isBusy: check.pending,
    onClose,
    lost: t`Nothing is imported, and what you entered here will be lost.`,
  })
  return (
    <Dialog
      open
      // A click beside it must not throw away what was entered.
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') escape()
      }}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={phone}
      slotProps={{ paper: { sx: { maxWidth: phone ? undefined : 720 } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent
        ref={keyScroll}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 2 }}
      >
        <Typography>{intro}</Typography>
        {check.error === null ? null : <Alert severity="error">{messageOf(check.error)}</Alert>}
        {children}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={escape}>{t`Cancel`}</Button>
        <Box sx={{ flexGrow: 1 }} />
        {onBack === undefined ? null : <Button color="inherit" onClick={onBack}>{t`Back`}</Button>}
        <Button variant="contained" loading={check.pending} onClick={onNext}>{t`Continue`}</Button>
      </DialogActions>
      {question}
    </Dialog>
  )
}
