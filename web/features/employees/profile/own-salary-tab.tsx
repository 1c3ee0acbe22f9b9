import { Box } from '@mui/material'
import { LoansPanel } from '../../../shared/pay/loans-panel.tsx'
import { OwnSettlementPanel } from '../../../shared/pay/own-settlement-panel.tsx'
import { PassbookPanel } from '../../../shared/pay/passbook-panel.tsx'
import { OwnSalaryPanel } from '../../../shared/pay/salary-panel.tsx'
import { useSidePanel } from '../../../shared/ui/use-side-panel.ts'
import type { ProfileTabProps } from './tab.ts'

export default function OwnSalaryTab({ profile }: ProfileTabProps) {
  // The passbook shows the payslip that is open.
  const panel = useSidePanel()
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <OwnSettlementPanel onPayslip={panel.open} />
      <PassbookPanel employeeId={profile._id} />
      <LoansPanel employeeId={profile._id} own />
      <OwnSalaryPanel />
    </Box>
  )
}
