import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import type { z } from 'zod'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { Form, type FormProps } from './form.tsx'

interface Props<S extends z.ZodType, R> extends Omit<FormProps<S, R>, 'cancel' | 'guard'> {
  open: boolean
  title: string
  /** Called by Cancel, Escape, and after it was sent. */
  onClose: () => void
  /** 440, 600 or 840. */
  width?: 440 | 600 | 840
  /** Above the fields. */
  intro?: ReactNode
}

/** A short form over the page. It begins with its first values each time it is opened. */
export function FormDialog<S extends z.ZodType, R>({ open, title, onClose, width = 600, intro, ...form }: Props<S, R>) {
  const titleId = useId()
  const phone = useIsPhone()
  return (
    <Dialog
      open={open}
      // A click beside it must not throw away what was typed.
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') onClose()
      }}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={phone}
      slotProps={{ paper: { sx: { maxWidth: phone ? undefined : width } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 2 }}>
        {intro ? <div>{intro}</div> : null}
        <Form
          {...form}
          cancel={onClose}
          onDone={(reply) => {
            form.onDone?.(reply)
            onClose()
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
