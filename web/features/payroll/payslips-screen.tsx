import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { OwnSettlementPanel } from './settlement/own-settlement-panel.tsx'
import { PassbookPanel } from './payslip/passbook-panel.tsx'
import { useSession } from '../../shared/session/session.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { useSidePanel } from '../../shared/ui/side-panel/use-side-panel.ts'

/** One's own payslips. The company admin has none. */
export default function PayslipsScreen() {
  const user = useSession((session) => session.user)
  return (
    <>
      <PageHeader
        title={t`My payslips`}
        subtitle={t`Your payslips by month.`}
        secondary={[
          user !== null && user.employeeId !== '' && { label: t`Salary and loans`, to: '/home/profile?tab=salary' },
        ]}
      />
      {user === null ? (
        <Panel>
          <TextSkeleton lines={6} />
        </Panel>
      ) : user.employeeId === '' ? (
        <Panel>
          <EmptyState title={t`No payslips`} text={t`You don't have an employee record.`} />
        </Panel>
      ) : (
        <OwnPayslips employeeId={user.employeeId} />
      )}
    </>
  )
}

function OwnPayslips({ employeeId }: { employeeId: string }) {
  const panel = useSidePanel()
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <OwnSettlementPanel onPayslip={panel.open} />
      <PassbookPanel employeeId={employeeId} />
    </Box>
  )
}
