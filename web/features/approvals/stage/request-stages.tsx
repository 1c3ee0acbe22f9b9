import { Box, Typography } from '@mui/material'
import { formatDate } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import type { AnyRequest } from '../request-view.ts'
import { stageTitle } from './stage-labels.ts'

/** What happened after the approval: who, when, how much, with which note. */
export default function RequestStages({ stages }: Pick<AnyRequest, 'stages'>) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {stages.map(({ _id, stage, by, day, amount, note }) => (
        <li key={_id}>
          <Typography sx={{ fontWeight: 500 }}>
            {stageTitle(stage)}
            {amount === null ? null : (
              <>
                {' · '}
                <Money value={amount} />
              </>
            )}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[formatDate(day), by, note].filter(Boolean).join(' · ')}
          </Typography>
        </li>
      ))}
    </Box>
  )
}
