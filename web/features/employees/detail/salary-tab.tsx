import { Box } from '@mui/material'
import { LoansPanel } from '../../../shared/pay/loans-panel.tsx'
import { PassbookPanel } from '../../../shared/pay/passbook-panel.tsx'
import { SalaryPanel } from '../../../shared/pay/salary-panel.tsx'
import { useCan } from '../../../shared/session/session.ts'
import type { TabProps } from './employee-detail-screen.tsx'

export default function SalaryTab({ employee: { _id: employeeId, name, joinedOn } }: TabProps) {
  const canSeePayslips = useCan('payRollHistoryRead')
  const canSeeLoans = useCan(['employeeSalaryRead', 'payRollHistoryRead'])
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SalaryPanel employeeId={employeeId} name={name} joinedOn={joinedOn} />
      {canSeePayslips ? <PassbookPanel employeeId={employeeId} /> : null}
    </Box>
  )
}
