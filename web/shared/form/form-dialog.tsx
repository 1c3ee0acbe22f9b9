import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId, useRef } from 'react'
import type { z } from 'zod'
import { keyScroll } from '../ui/key-scroll.ts'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { Form, type FormProps } from './form.tsx'

interface Props<S extends z.ZodType, R> extends Omit<FormProps<S, R>, 'cancel' | 'guard' | 'escape'> {
  open: boolean
  title: string
  /** Called on Cancel, on Escape (which confirms first if something was typed) and after sending. */
  onClose: () => void
  /** 440, 600 or 840. */
  width?: 440 | 600 | 840
  /** Above the fields. */
  intro?: ReactNode
}

/** A short form over the page. It starts with its initial values each time it is opened. */
export function FormDialog<S extends z.ZodType, R>({ open, title, onClose, width = 600, intro, ...form }: Props<S, R>) {
  const titleId = useId()
  const phone = useIsPhone()
  const escape = useRef<(() => void) | null>(null)
  return (
    <Dialog
      open={open}
      // A click outside must not discard input.
      onClose={(_, reason) => {
        if (reason !== 'escapeKeyDown') return
        if (escape.current === null) onClose()
        else escape.current()
      }}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={phone}
      slotProps={{ paper: { sx: { maxWidth: phone ? undefined : width } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent
        ref={keyScroll}
        // On a phone the buttons stay at the edge of the screen; without it fields would show through below them.
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          gap: 2,
          pb: phone ? 0 : 2.5,
        }}
      >
        {intro ? <div>{intro}</div> : null}
        <Form
          {...form}
          cancel={onClose}
          escape={escape}
          onDone={(reply) => {
            form.onDone?.(reply)
            onClose()
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
