import { t } from '@lingui/core/macro'
import { Alert, Box, Button, Typography } from '@mui/material'
import { CloudAlert } from 'lucide-react'
import { messageOf } from '../call/api-error.ts'

interface Props {
  /** "Could not load leave requests." */
  title: string
  error: unknown
  onRetry?: () => void
  /** A single slim line instead of the whole panel. */
  slim?: boolean
  /** Slim, with old data still shown below. */
  stale?: boolean
}

/** Something could not be loaded: the server's message and a way to retry. */
export function ErrorState({ title, error, onRetry, stale = false, slim = stale }: Props) {
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
      {title} {message} {stale ? t`Showing older data.` : null}
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
