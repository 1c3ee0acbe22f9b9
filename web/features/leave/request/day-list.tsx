import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { formatDate } from '../../../shared/format/date.ts'
import { countedAsText, daysOf } from './leave-sentences.ts'

interface Props {
  days: readonly {
    day: string
    halfDays: number
    why: 'leave' | 'sandwich' | 'weeklyOff' | 'holiday'
    name: string | null
  }[]
}

/** Day by day: how much leave each takes, and why some take none. */
export function DayList({ days }: Props) {
  return (
    <Box
      component="ul"
      tabIndex={days.length > 4 ? 0 : undefined}
      sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 260, overflowY: 'auto' }}
    >
      {days.map((day) => (
        <Box
          component="li"
          key={day.day}
          sx={{ display: 'flex', gap: 1, py: 0.5, color: day.halfDays === 0 ? 'text.secondary' : undefined }}
        >
          <Typography component="span" variant="body2" sx={{ flexGrow: 1 }}>
            {formatDate(day.day, 'weekday')}
            {day.why === 'leave' ? null : <span> · {countedAsText(day)}</span>}
          </Typography>
          <Typography component="span" variant="body2" className="tnum">
            {day.halfDays === 0 ? t`not counted` : daysOf(day.halfDays)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
