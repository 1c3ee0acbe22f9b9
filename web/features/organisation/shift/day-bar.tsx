import { Box, Typography } from '@mui/material'
import { DayStrip } from '../../../shared/ui/day-strip.tsx'
import { hoursText, type Shift, spanOf } from './shift-hours.ts'

/** A shift's hours within the 24 hours of a day; the part after midnight is at the start. */
export function DayBar({ shift, scale = false }: { shift: Pick<Shift, 'startsAt' | 'endsAt'>; scale?: boolean }) {
  const { from, to } = spanOf(shift)
  const segments =
    to > 1440
      ? [
          { from: 0, to: to - 1440, kind: 'worked' as const },
          { from, to: 1440, kind: 'worked' as const },
        ]
      : [{ from, to, kind: 'worked' as const }]
  return (
    <Box>
      <DayStrip segments={segments} text={hoursText(shift)} />
      {scale ? (
        <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
          {['00', '06', '12', '18', '24'].map((hour) => (
            <Typography key={hour} variant="caption" sx={{ color: 'text.secondary' }}>
              {hour}
            </Typography>
          ))}
        </Box>
      ) : null}
    </Box>
  )
}
