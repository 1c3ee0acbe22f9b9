import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box, Button, Typography } from '@mui/material'
import { Link } from 'react-router'
import { useApi } from '../../shared/call/use-api.ts'
import { formatDate } from '../../shared/format/date.ts'
import { formatDuration, formatTime } from '../../shared/format/time.ts'
import { missedPath, PunchButton, PunchTimer, shiftMinutes, type Today, usePunch } from '../attendance/index.ts'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { TodayStrip } from './today-strip.tsx'
import { WeekBars } from './week-bars.tsx'

/** The person's own day: timer, punch button, the punches, the week. */
export function TodayPanel() {
  const { today, failed, retry } = usePunch()
  const first = useApi('GET /api/v1/dashboard/first')
  const target = shiftMinutes(today)
  return (
    <Panel
      title={t`Today`}
      subtitle={
        today && today.workDate !== first.data?.date && first.data
          ? t`Counted towards ${formatDate(today.workDate, 'weekday')}`
          : undefined
      }
      action={
        <ActionButton
          size="small"
          look="text"
          action={{ label: t`Attendance`, to: '/home/attendance/self-attendance' }}
        />
      }
    >
      {failed ? (
        <ErrorState title={t`Could not load today's punches.`} error={null} onRetry={retry} />
      ) : today ? (
        <Box
          sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: first.isLoading ? usualHeight : undefined }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
            <PunchTimer size="display" />
            {target === 0 ? null : (
              <Typography sx={{ color: 'text.secondary', flexGrow: 1 }}>
                <Trans>of {formatDuration(target)}</Trans>
              </Typography>
            )}
            <PunchButton size="large" />
          </Box>
          <TodayStrip today={today} />
          <Typography variant="body2">{punchText(today)}</Typography>
          {today.missedPunchOut === null ? null : <Missed day={today.missedPunchOut} late={today.canPunchOutLate} />}
          {first.data?.week ? <WeekBars week={first.data.week} /> : null}
        </Box>
      ) : (
        <Box sx={{ minHeight: usualHeight }}>
          <TextSkeleton lines={5} />
        </Box>
      )}
    </Panel>
  )
}

/** The height of a day with its week, so that the content below does not move when they load. */
const usualHeight = { xs: 264, md: 212 }

function Missed({ day, late }: { day: string; late: boolean }) {
  const { punch, pending } = usePunch()
  return (
    <Box
      role="status"
      sx={{ px: 1.5, py: 1, borderRadius: '8px', bgcolor: 'var(--amber-50)', color: 'var(--amber-700)' }}
    >
      {t`You did not punch out on ${formatDate(day, 'weekday')}.`}{' '}
      <Link to={missedPath(day)}>{t`Request correction`}</Link>
      {late ? (
        <Box sx={{ mt: 1 }}>
          <Button size="small" variant="outlined" disabled={pending} onClick={() => void punch({ kind: 'out' })}>
            {t`Punch out for ${formatDate(day, 'weekday')}`}
          </Button>
        </Box>
      ) : null}
    </Box>
  )
}

/** `In 09:34 · Out 13:02 · In 13:41` */
function punchText({ employeeAttendance: { punchIn, punchOut }, dayOff }: Today): string {
  if (punchIn.length === 0) return dayOff === null ? t`Not punched in yet.` : t`Today is a day off: ${dayOff.name}`
  return punchIn
    .flatMap((at, index) => {
      const end = punchOut[index]
      return [t`In ${formatTime(at)}`, ...(end === undefined ? [] : [t`Out ${formatTime(end)}`])]
    })
    .join(' · ')
}
