import { Box, Typography } from '@mui/material'
import { formatInstant } from '../../../shared/format/time.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import type { AnyRequest } from '../request-kind.ts'

/** What happened after the approval: who, when, how much, in which words. */
export default function RequestStages({ stages }: Pick<AnyRequest, 'stages'>) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {stages.map(({ _id, stage, by, at, amount, note }) => (
        <li key={_id}>
          <Typography sx={{ fontWeight: 500 }}>
            {stage.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}
            {amount === null ? null : (
              <>
                {' · '}
                <Money value={amount} />
              </>
            )}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[by, formatInstant(at), note].filter(Boolean).join(' · ')}
          </Typography>
        </li>
      ))}
    </Box>
  )
}
