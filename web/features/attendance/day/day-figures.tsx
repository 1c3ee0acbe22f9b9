import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useLocation, useSearchParams } from 'react-router'
import { DayOffNote } from '../../../shared/calendar/day-off-note.tsx'
import { everyoneOffText, ofPeopleText } from '../../../shared/calendar/day-off-sentences.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import type { Filter } from '../../../shared/table/filter.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatStrip, type Stat } from '../../../shared/ui/stat-strip.tsx'
import type { Whose } from '../whose.ts'

export const stateFilter: Filter = {
  name: 'state',
  label: t`Status`,
  options: [
    { value: 'present', label: t`Present` },
    { value: 'late', label: t`Late` },
    { value: 'halfDay', label: t`Half day` },
    { value: 'leave', label: t`On leave` },
    { value: 'absent', label: t`Absent` },
    { value: 'notYet', label: t`Not punched in` },
    { value: 'holiday', label: t`Holiday` },
    { value: 'weeklyOff', label: t`Weekly off` },
    { value: 'workFromHome', label: t`Work from home` },
  ],
}

/** A day's counts; each filters the list below. */
export function DayFigures({ date, scope }: { date: string; scope: Whose['scope'] }) {
  const counts = useApi('GET /api/v1/employee/attendance-counts', { query: { date, scope } })
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  if (counts.error && !counts.data) {
    return (
      <Box sx={{ mb: 2.5 }}>
        <Panel>
          <ErrorState
            title={t`Could not load the day's figures.`}
            error={counts.error}
            onRetry={() => void counts.mutate()}
          />
        </Panel>
      </Box>
    )
  }
  const of = counts.data
  // The list below says whose attendance is empty.
  if (of?.totalEmployees === 0) return null
  const off = of && search.get('state') === null ? everyoneOffText(of) : null
  if (off !== null) return <DayOffNote>{off}</DayOffNote>
  const stat = (label: string, value: number | undefined, state: string, tone: Stat['tone']): Stat => {
    const next = new URLSearchParams(search)
    next.delete('page')
    const chosen = search.get('state') === state
    if (chosen) next.delete('state')
    else next.set('state', state)
    return { label, value: value ?? 0, tone, to: `${pathname}?${next}`, detail: chosen ? t`Shown below` : undefined }
  }
  return (
    <StatStrip
      label={t`Day summary`}
      loading={!of}
      stats={[
        {
          ...stat(t`Present`, of?.presentCount, 'present', 'success'),
          detail: of ? ofPeopleText(of) : undefined,
        },
        stat(t`Late`, of?.lateCount, 'late', 'warning'),
        stat(t`Half day`, of?.halfdayCount, 'halfDay', 'warning'),
        stat(t`On leave`, of?.leaveCount, 'leave', 'info'),
        stat(t`Absent`, of?.absentCount, 'absent', 'error'),
        stat(t`Not punched in`, of?.notYetCount, 'notYet', 'neutral'),
      ]}
    />
  )
}
