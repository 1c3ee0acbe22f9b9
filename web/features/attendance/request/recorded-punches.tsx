import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { formatDate } from '../../../shared/format/date.ts'
import { formatTime } from '../../../shared/format/time.ts'
import { MapLink } from '../../../shared/ui/action/map-link.tsx'
import { placeText } from '../day/attendance-day.ts'
import type { Details } from './attendance-request.ts'

/** The day's recorded punches: when, how, where. */
export function RecordedPunches({ punches }: { punches: Details['recorded'] }) {
  return (
    <Box component="ul" aria-label={t`Recorded punches`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {punches.map(({ kind, at, source, place, distanceMetres, position }) => {
        const time = `${kind === 'in' ? t`In` : t`Out`} ${formatTime(at)}`
        const how = [
          source === 'web' ? t`Recorded in Muster` : t`Added by a correction`,
          placeText({ place, distanceMetres }),
        ]
        return (
          <Box key={`${kind} ${at}`} component="li" sx={row}>
            <Box component="span" className="tnum" sx={{ minWidth: 84, fontWeight: 500 }}>
              {time}
            </Box>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', flexGrow: 1 }}>
              {how.filter(Boolean).join(' · ')}
            </Typography>
            {position === null ? null : <MapLink place={position} of={time} />}
          </Box>
        )
      })}
    </Box>
  )
}

/** The month's other corrections: how often the person's record was wrong, and why. */
export function PastCorrections({ corrections }: { corrections: Details['corrections'] }) {
  return (
    <Box component="ul" aria-label={t`Other corrections this month`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {corrections.map(({ _id, day, number, isCancelled, reason }) => (
        <Box key={_id} component="li" sx={row}>
          <Box component="span" className="tnum" sx={{ minWidth: 84, fontWeight: 500 }}>
            {formatDate(day)}
          </Box>
          <Typography
            component="span"
            variant="body2"
            sx={{ color: 'text.secondary', flex: '1 1 160px', overflowWrap: 'anywhere' }}
          >
            {[number ?? t`Without a request`, isCancelled ? t`Cancelled` : '', reason].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
