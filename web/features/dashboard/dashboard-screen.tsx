import { Box } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import { approving, entryOf, requestTypeNames } from '@muster/contract/request-types.ts'
import { dashboardPanels } from '../../app/tables/dashboard-panels.ts'
import { lazyPart } from '../../shared/part/lazy-part.tsx'
import { useCan, useSession } from '../../shared/session/session.ts'
import { AttendanceBars } from './attendance-bars.tsx'
import { ChecklistPanel } from './checklist-panel.tsx'
import { ComingUpPanel } from './coming-up-panel.tsx'
import { CountsStrip } from './counts-strip.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import { OutPanel } from './out-panel.tsx'
import { OwnRequestsPanel } from './own-requests-panel.tsx'
import { PayRunPanel } from './pay-run-panel.tsx'
import { PayslipPanel } from './payslip-panel.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { TodayPanel } from './today-panel.tsx'
import { WaitingPanel } from './waiting/waiting-panel.tsx'

const TeamPanel = lazyPart(() => import('./team-panel.tsx'))

/** Panels by permission: the person's own day, their team's, the company's. */
export default function DashboardScreen() {
  const employeeId = useSession(({ user }) => user?.employeeId ?? '')
  const isEmployee = employeeId !== ''
  const punches = useCan('selfattendanceRead') && isEmployee
  const requests = useCan(asking) && isEmployee
  const decides = useCan(approving)
  const seesAttendance = useCan([...everyone, 'teamLevelAttendanceRead'])
  const seesEveryone = useCan(everyone)
  const seesPeople = useCan('allEmployeeRead')
  const paysPeople = useCan('payRollHistoryRead')
  return (
    <>
      <DashboardHead />
      {seesAttendance ? <CountsStrip /> : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Column>
          {isEmployee ? null : <ChecklistPanel keepsPlace />}
          {punches ? <TodayPanel /> : null}
          {decides ? <WaitingPanel /> : null}
          {seesAttendance && !seesEveryone ? (
            <Suspense fallback={null}>
              <TeamPanel />
            </Suspense>
          ) : null}
          {seesEveryone ? <AttendanceBars /> : null}
          {requests ? <OwnRequestsPanel /> : null}
          {seesPeople ? <PeoplePanel /> : null}
        </Column>
        <Column>
          {isEmployee ? <ChecklistPanel keepsPlace={seesPeople} /> : null}
          {paysPeople ? <PayRunPanel /> : null}
          {dashboardPanels.map((Panel, index) => (
            <Panel key={index} />
          ))}
          <ComingUpPanel />
          <OutPanel />
          {isEmployee ? <PayslipPanel employeeId={employeeId} /> : null}
        </Column>
      </Box>
    </>
  )
}

const everyone = ['organizationAttendanceRead', 'allEmployeeAttendanceRead'] as const
const asking = requestTypeNames.map((type) => entryOf(type).read)

function Column({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
}
