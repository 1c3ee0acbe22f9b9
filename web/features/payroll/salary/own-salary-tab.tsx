import type { ComponentProps } from 'react'
import { Box } from '@mui/material'
import { LoansPanel } from '../loan/loans-panel.tsx'
import { OwnSettlementPanel } from '../settlement/own-settlement-panel.tsx'
import { PassbookPanel } from '../payslip/passbook-panel.tsx'
import { OwnSalaryPanel } from './salary-panel.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import type { ProfileTab } from '../../../shared/contributions.ts'

export default function OwnSalaryTab({ profile }: ComponentProps<ProfileTab['Tab']>) {
  // The passbook shows the open payslip.
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
