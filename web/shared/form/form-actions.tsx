import { t } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface Props {
  /** "Save shift", "Send request" */
  submit: string
  pending: boolean
  /** A path, or a callback that closes the form. */
  cancel?: string | (() => void)
  cancelLabel?: string
  /** Above the buttons, so that they are in sight wherever the buttons are. */
  alerts?: ReactNode
  /** Beside the buttons: "Back", a draft's state. */
  children?: ReactNode
}

/** The form's buttons: at its bottom left, on a phone in a bar that stays at the bottom of the screen. */
export function FormActions({ submit, pending, cancel, cancelLabel = t`Cancel`, alerts, children }: Props) {
  return (
    <Box sx={barLook}>
      {alerts}
      <Button type="submit" variant="contained" loading={pending}>
        {submit}
      </Button>
      {typeof cancel === 'string' ? (
        <Button component={Link} to={cancel} color="inherit">
          {cancelLabel}
        </Button>
      ) : cancel ? (
        <Button onClick={cancel} color="inherit">
          {cancelLabel}
        </Button>
      ) : null}
      {children}
    </Box>
  )
}

const barLook = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1,
  '& > .MuiAlert-root': { flex: '0 0 100%', mb: 1.5 },
  '@media (max-width: 767.95px)': {
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    mx: -2,
    px: 2,
    py: 1.5,
    bgcolor: 'background.paper',
    borderTop: '1px solid',
    borderColor: 'divider',
    '& > .MuiAlert-root': { flex: '0 0 100%', mb: 0, maxHeight: '35dvh', overflowY: 'auto' },
    '& > [type=submit]': { flexGrow: 1, minHeight: 44 },
  },
} as const
