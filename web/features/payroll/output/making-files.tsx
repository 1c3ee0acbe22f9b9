import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box, LinearProgress, Typography } from '@mui/material'
import { useApiWith } from '../../../shared/call/use-api.ts'

// An interval that depends on what was read is asked for only once, before anything was.
const again = { refreshInterval: 2_000 }

interface Props {
  runId: string
  making: { done: number; total: number }
}

/** How far the files of a large run are; while it is shown, one looks again. */
export function MakingFiles({ runId, making: { done, total } }: Props) {
  useApiWith(again, 'GET /api/v1/user/payrun/{id}/files', { params: { id: runId } })
  const words = total > 0 ? t`${done} of ${total} kinds of files are ready` : t`Files are being prepared`
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.75, py: 2 }}>
      <LinearProgress
        aria-label={t`Files`}
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? Math.floor((done * 100) / total) : 0}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>{words}. You can leave this page; they are kept with the run.</Trans>
      </Typography>
    </Box>
  )
}
