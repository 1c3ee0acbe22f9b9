import { Box } from '@mui/material'
import { LoansPanel } from '../../../shared/pay/loans-panel.tsx'
import { PassbookPanel } from '../../../shared/pay/passbook-panel.tsx'
import { OwnSalaryPanel } from '../../../shared/pay/salary-panel.tsx'
import type { ProfileTabProps } from './tab.ts'

export default function OwnSalaryTab({ profile }: ProfileTabProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PassbookPanel employeeId={profile._id} />
      <LoansPanel employeeId={profile._id} own />
      <OwnSalaryPanel />
    </Box>
  )
}
