import { plural, t } from '@lingui/core/macro'
import { Box, LinearProgress, Typography } from '@mui/material'
import type { PayRun } from '../types.ts'

/** The progress of a calculation. */
export default function RunProgress({ run }: { run: Pick<PayRun, 'state' | 'done' | 'total'> }) {
  const known = run.state === 'calculating' && run.total > 0
  const done = run.done.toLocaleString('en-IN')
  const words = known
    ? plural(run.total, { one: `${done} of # person calculated`, other: `${done} of # people calculated` })
    : t`The calculation starts in a moment`
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.75 }}>
      <LinearProgress
        aria-label={t`Calculation`}
        variant={known ? 'determinate' : 'indeterminate'}
        value={known ? Math.floor((run.done * 100) / run.total) : 0}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words}
      </Typography>
    </Box>
  )
}
