import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { formatTime } from '../../../shared/format/time.ts'
import { Part } from '../../approvals/index.ts'
import type { CompOff } from './comp-off.ts'

/** The day's current punches. */
export default function CompOffProof({ request }: { request: CompOff }) {
  const { punches } = request.details
  return (
    <Part title={t`Punches on this day`}>
      {punches.length === 0 ? (
        <Typography>{t`No punches`}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {punches.map(({ kind, at }) => (
            <li key={`${kind} ${at}`} className="tnum">
              {kind === 'in' ? t`In ${formatTime(at)}` : t`Out ${formatTime(at)}`}
            </li>
          ))}
        </Box>
      )}
    </Part>
  )
}
