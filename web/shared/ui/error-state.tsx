import { t } from '@lingui/core/macro'
import { Alert, Box, Button, Typography } from '@mui/material'
import { CloudAlert } from 'lucide-react'
import { messageOf } from '../call/api-error.ts'

interface Props {
  /** Completes "Could not load …": "leave requests". */
  what: string
  error: unknown
  onRetry?: () => void
  /** Old data is still shown below: one slim line instead of the whole panel. */
  slim?: boolean
}

/** Something could not be loaded: the server's words and a way to try again. */
export function ErrorState({ what, error, onRetry, slim = false }: Props) {
  const title = t`Could not load ${what}.`
  const message = messageOf(error)
  const retry = onRetry ? (
    <Button
      onClick={onRetry}
      color="inherit"
      variant={slim ? 'text' : 'outlined'}
      size={slim ? 'small' : 'medium'}
    >{t`Try again`}</Button>
  ) : null
  return slim ? (
    <Alert severity="warning" action={retry}>
      {t`${title} ${message} Older data is shown.`}
    </Alert>
  ) : (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', gap: 1, px: 2.5, py: 5, textAlign: 'center' }}>
      <CloudAlert size={40} strokeWidth={1.4} color="var(--grey-500)" aria-hidden />
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '52ch' }}>{message}</Typography>
      {retry}
    </Box>
  )
}
