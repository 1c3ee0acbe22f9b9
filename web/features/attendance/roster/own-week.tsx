import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { dayText, dayLabel } from './roster-labels.ts'

/** The person's own shifts of the next seven days. */
export default function OwnWeek() {
  const { data, error, mutate } = useApi('GET /api/v1/employee/roster')
  return (
    <Panel title={t`Your shifts`} subtitle={t`The next seven days.`}>
      {data ? (
        <Box component="ul" sx={weekLook}>
          {data.map((day) => {
            const label = dayLabel(day)
            return (
              <Box key={day.day} component="li" title={dayText(day)} sx={{ minWidth: 0 }}>
                <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                  {formatDate(day.day, 'weekday')}
                </Typography>
                <Typography component="span" variant="body2" noWrap sx={{ display: 'block', fontWeight: 600 }}>
                  {label?.title ?? t`Not employed`}
                </Typography>
                <Typography component="span" variant="caption" noWrap sx={{ display: 'block' }}>
                  {label?.detail}
                </Typography>
              </Box>
            )
          })}
        </Box>
      ) : error ? (
        <ErrorState slim title={t`Could not load your shifts.`} error={error} onRetry={() => void mutate()} />
      ) : (
        <TextSkeleton lines={3} />
      )}
    </Panel>
  )
}

const weekLook = {
  ...{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
} as const
