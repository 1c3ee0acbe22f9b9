import { t } from '@lingui/core/macro'
import { DayOffNote } from '../../shared/calendar/day-off-note.tsx'
import { everyoneOffText, ofPeopleText } from '../../shared/calendar/day-off-sentences.ts'
import type { Got } from '../../shared/call/types.ts'
import { useApi } from '../../shared/call/use-api.ts'
import { useCan } from '../../shared/session/session.ts'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { StatStrip } from '../../shared/ui/stat-strip.tsx'

type Counts = Got<'GET /api/v1/employee/attendance-counts'>

const none: Counts = {
  date: '',
  ...{ presentCount: 0, absentCount: 0, leaveCount: 0, workFromHomeCount: 0, halfdayCount: 0, lateCount: 0 },
  ...{ totalEmployees: 0, notYetCount: 0, holidayCount: 0, weeklyOffCount: 0 },
}

/** Today's attendance of everyone, or of the team; each figure opens its list. */
export function CountsStrip() {
  const seesAll = useCan(['organizationAttendanceRead', 'allEmployeeAttendanceRead'])
  const reply = useApi('GET /api/v1/employee/attendance-counts', { query: {} })
  if (reply.error && !reply.data) {
    return (
      <Panel>
        <ErrorState
          title={t`Could not load today's attendance.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
        />
      </Panel>
    )
  }
  const counts = reply.data ?? none
  const off = everyoneOffText(counts)
  if (off !== null) return <DayOffNote>{t`Today: ${off}`}</DayOffNote>
  const list = seesAll ? 'employees-attendance' : 'team-attendance'
  const link = (state: string) => ({ to: `/home/attendance/${list}?state=${state}` })
  return (
    <StatStrip
      label={seesAll ? t`Attendance today` : t`Your team's attendance today`}
      loading={!reply.data}
      stats={[
        {
          label: t`Present`,
          value: counts.presentCount,
          detail: [ofPeopleText(counts), halfDays(counts)].filter(Boolean).join(' · '),
          tone: 'success',
          ...link('present'),
        },
        { label: t`On leave`, value: counts.leaveCount, tone: 'info', ...link('leave') },
        { label: t`Remote`, value: counts.workFromHomeCount, tone: 'violet', ...link('workFromHome') },
        { label: t`Late`, value: counts.lateCount, tone: 'warning', ...link('late') },
        { label: t`Absent`, value: counts.absentCount, tone: 'error', ...link('absent') },
        { label: t`Not punched in`, value: counts.notYetCount, tone: 'neutral', ...link('notYet') },
      ]}
    />
  )
}

/** Half days are not among the present in the list that it opens. */
function halfDays({ halfdayCount }: Counts): string | null {
  return halfdayCount === 0 ? null : t`${halfdayCount} half day`
}
