import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import type { Got } from '../../shared/call/types.ts'
import { formatDate } from '../../shared/format/date.ts'
import { formatDuration } from '../../shared/format/time.ts'

type Week = NonNullable<Got<'GET /api/v1/dashboard/first'>['week']>

const height = 40

/** Seven bars and their sum. */
export function WeekBars({ week }: { week: Week }) {
  const most = Math.max(480, ...week.days.map(({ workedMinutes }) => workedMinutes))
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 2, flexWrap: 'wrap' }}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>{t`This week`}</Typography>
        <Typography sx={{ fontWeight: 600 }}>{formatDuration(week.minutes)}</Typography>
      </Box>
      <Box
        component="ul"
        aria-label={t`This week by day`}
        sx={{ display: 'flex', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {week.days.map(({ day, workedMinutes }) => {
          const text = `${formatDate(day, 'weekday')}: ${formatDuration(workedMinutes)}`
          return (
            <Box component="li" key={day} title={text} sx={{ width: 22, textAlign: 'center' }}>
              <Box aria-hidden sx={{ height, display: 'flex', alignItems: 'flex-end' }}>
                <Box
                  sx={{
                    width: '100%',
                    borderRadius: '3px',
                    height: Math.max(3, Math.round((workedMinutes / most) * height)),
                    bgcolor: workedMinutes > 0 ? 'var(--blue-500)' : 'var(--grey-200)',
                  }}
                />
              </Box>
              <Typography variant="caption" sx={{ color: 'text.secondary' }} aria-label={text}>
                {formatDate(day, 'dayName').slice(0, 1)}
              </Typography>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
