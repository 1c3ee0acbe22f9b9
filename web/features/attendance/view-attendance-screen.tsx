import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { useApi } from '../../shared/call/use-api.ts'
import { useRecordName } from '../../shared/page/record-name.ts'
import { lazyDialog } from '../../shared/part/lazy-part.tsx'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Facts } from '../../shared/ui/facts.tsx'
import { MonthSwitch } from '../../shared/ui/month-switch.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { Person } from '../../shared/ui/person.tsx'
import { FromArchive } from './archive/from-archive.tsx'
import { DayActions } from './day/day-actions.tsx'
import type { AttendanceDay } from './day/attendance-day.ts'
import { LatePanel } from './late/late-panel.tsx'
import { MonthFigures } from './month/month-figures.tsx'
import { MonthView } from './month/month-view.tsx'
import { useMonth } from './month/use-month.ts'

// Forms are heavy, and most viewers of a month correct nothing.
const CorrectionDialog = lazyDialog(() => import('./correction/correction-dialog.tsx'))
const LateDialog = lazyDialog(() => import('./late/late-dialog.tsx'))

/** Another person's month; a manager corrects days here, and HR adjusts the pay of locked ones. */
export default function ViewAttendanceScreen() {
  const { id = '' } = useParams()
  const { month, latest, setMonth } = useMonth()
  const reply = useApi('GET /api/v1/employee/attendance/{id}', { params: { id }, query: { attendance: month } })
  const [correcting, setCorrecting] = useState<AttendanceDay | null>(null)
  const [adjusting, setAdjusting] = useState<AttendanceDay | null>(null)
  const person = reply.data?.person
  useRecordName(person?.name)
  if (reply.error && !reply.data) {
    return (
      <>
        <PageHeader title={t`Attendance`} />
        <Panel>
          <ErrorState
            title={t`Could not load this attendance record.`}
            error={reply.error}
            onRetry={() => void reply.mutate()}
          />
        </Panel>
      </>
    )
  }
  return (
    <>
      <PageHeader title={person ? t`${person.name}'s attendance` : t`Attendance`}>
        <MonthSwitch month={month} onChange={setMonth} max={latest} />
      </PageHeader>
      {person ? (
        <Panel>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Person name={person.name} photo={person.photoKey} detail={person.code} size={44} />
            <Facts
              minWidth={140}
              facts={[
                { label: t`Department`, value: person.department },
                { label: t`Location`, value: person.location },
                { label: t`Shift`, value: person.shiftName },
                { label: t`Reports to`, value: person.manager },
              ]}
            />
          </Box>
        </Panel>
      ) : null}
      <Box sx={{ mt: 2.5 }}>
        <MonthFigures summary={reply.data?.summary} />
      </Box>
      {reply.data && reply.data.late.length > 0 ? (
        <Box sx={{ mb: 2.5 }}>
          <LatePanel late={reply.data.late} />
        </Box>
      ) : null}
      <FromArchive show={reply.data?.isArchived} />
      <MonthView
        month={month}
        reply={{
          data: reply.data?.days,
          error: reply.error,
          isLoading: reply.isLoading,
          mutate: () => reply.mutate(),
        }}
        footer={(day) => (
          <DayActions
            day={day}
            attendance={reply.data}
            onCorrect={() => setCorrecting(day)}
            onAdjust={() => setAdjusting(day)}
          />
        )}
      />
      {person && correcting ? (
        <Suspense fallback={null}>
          <CorrectionDialog
            employee={id}
            name={person.name}
            day={correcting}
            isRequested={reply.data?.requested.includes(correcting.day) ?? false}
            onClose={() => setCorrecting(null)}
          />
        </Suspense>
      ) : null}
      {reply.data && adjusting ? (
        <Suspense fallback={null}>
          <LateDialog
            employee={id}
            name={reply.data.person.name}
            day={adjusting}
            late={reply.data.late}
            onClose={() => setAdjusting(null)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
