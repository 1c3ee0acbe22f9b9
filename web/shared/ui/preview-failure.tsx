import { t } from '@lingui/core/macro'
import { Alert, Typography } from '@mui/material'
import { ApiError, messageOf } from '../call/api-error.ts'

/** Shown in place of a preview. Without a connection it is empty: the page and the form already say so. */
export function PreviewFailure({ error }: { error: unknown }) {
  if (!(error instanceof ApiError) || error.status > 0) return <Alert severity="warning">{messageOf(error)}</Alert>
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {t`The summary is not available without a connection. You can continue filling in your request.`}
    </Typography>
  )
}
