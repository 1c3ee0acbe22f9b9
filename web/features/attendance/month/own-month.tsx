import { t } from '@lingui/core/macro'
import { Alert, Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { missedPath } from '../request/missed-path.ts'
import { FromArchive } from '../archive/from-archive.tsx'
import { MonthFigures } from './month-figures.tsx'
import { MonthView } from './month-view.tsx'

interface Props {
  month: string
  /** Opens the correction request for a day. */
  onFix: (day: string) => void
}

/** The person's own month, with yesterday's missing punches. */
export function OwnMonth({ month, onFix }: Props) {
  const figures = useApi('GET /api/v1/employee/attendances', { query: { attendance: month } })
  const days = useApi('GET /api/v1/employee/attendance', { query: { attendance: month } })
  const missed = figures.data?.today.missedPunchOut
  return (
    <>
      {missed ? (
        <Alert
          severity="warning"
          sx={{ mb: 2.5 }}
          action={
            <Button
              color="inherit"
              size="small"
              component={Link}
              to={missedPath(missed)}
            >{t`Request correction`}</Button>
          }
        >
          {t`You did not punch out on ${formatDate(missed, 'weekday')}.`}
        </Alert>
      ) : null}
      {figures.error && !figures.data ? (
        <Box sx={{ mb: 2.5 }}>
          <Panel>
            <ErrorState
              title={t`Could not load your attendance.`}
              error={figures.error}
              onRetry={() => void figures.mutate()}
            />
          </Panel>
        </Box>
      ) : (
        <MonthFigures summary={figures.data?.summary} />
      )}
      <FromArchive show={figures.data?.isArchived} />
      <MonthView
        month={month}
        reply={{
          data: days.data?.data,
          error: days.error,
          isLoading: days.isLoading,
          mutate: () => days.mutate(),
        }}
        footer={({ day }) => <Button variant="outlined" onClick={() => onFix(day)}>{t`Request correction`}</Button>}
      />
    </>
  )
}
