import { t } from '@lingui/core/macro'
import { Alert, Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { useApi } from '../../shared/call/use-api.ts'
import { formatDate } from '../../shared/format/date.ts'
import { useSession } from '../../shared/session/session.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { MonthSwitch } from './month/month-switch.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { AskCorrection } from './correction/ask-correction.tsx'
import { canBeWrong } from './day/attendance-day.ts'
import { MonthFigures } from './month/month-figures.tsx'
import { MonthView } from './month/month-view.tsx'
import { useMonth } from './month/use-month.ts'

/** Own attendance, month by month. The company admin has no employee record, and so none. */
export default function SelfAttendanceScreen() {
  const user = useSession((session) => session.user)
  if (user !== null && user.employeeId !== '') return <OwnMonths />
  return (
    <>
      <PageHeader title={t`My attendance`} />
      <Panel>
        {user === null ? (
          <TextSkeleton lines={8} />
        ) : (
          <EmptyState
            title={t`Attendance not available`}
            text={t`You don't have an employee record, so you can't punch in.`}
            action={{ label: t`Employee attendance`, to: '/home/attendance/employees-attendance' }}
          />
        )}
      </Panel>
    </>
  )
}

function OwnMonths() {
  const { month, latest, setMonth } = useMonth()
  const figures = useApi('GET /api/v1/employee/attendances', { query: { attendance: month } })
  const days = useApi('GET /api/v1/employee/attendance', { query: { attendance: month } })
  const missed = figures.data?.today.missedPunchOut
  return (
    <>
      <PageHeader title={t`My attendance`}>
        <MonthSwitch month={month} onChange={setMonth} max={latest} />
      </PageHeader>
      {missed ? (
        <Alert
          severity="warning"
          sx={{ mb: 2.5 }}
          action={
            <Button
              color="inherit"
              size="small"
              component={Link}
              to={`/home/attendance/self-attendance?month=${missed.slice(0, 7)}&day=${missed}`}
            >{t`Request correction`}</Button>
          }
        >
          {t`You did not punch out on ${formatDate(missed, 'weekday')}. Your manager or HR can correct it.`}
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
      <MonthView
        month={month}
        reply={{
          data: days.data?.data,
          error: days.error,
          isLoading: days.isLoading,
          mutate: () => days.mutate(),
        }}
        footer={(day) => (canBeWrong(day) ? <AskCorrection day={day} /> : undefined)}
      />
    </>
  )
}
