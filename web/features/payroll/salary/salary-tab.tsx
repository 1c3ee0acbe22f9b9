import type { ComponentProps } from 'react'
import { Box } from '@mui/material'
import { PassbookPanel } from '../payslip/passbook-panel.tsx'
import { SalaryPanel } from './salary-panel.tsx'
import { SettlementPanel } from '../settlement/settlement-panel.tsx'
import { useCan } from '../../../shared/session/session.ts'
import type { EmployeeTab } from '../../../shared/contributions.ts'

export default function SalaryTab({
  employee: { _id: employeeId, name, joinedOn, leftOn },
}: ComponentProps<EmployeeTab['Tab']>) {
  const canSeePayslips = useCan('payRollHistoryRead')
  const canSeeSettlement = useCan(['employeeSalaryRead', 'payRollHistoryRead'])
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {/* A leaver's settlement has a statutory due day, so it comes first. */}
      {leftOn !== null && canSeeSettlement ? <SettlementPanel employeeId={employeeId} name={name} /> : null}
      <SalaryPanel employeeId={employeeId} name={name} joinedOn={joinedOn} />
      {canSeePayslips ? <PassbookPanel employeeId={employeeId} /> : null}
    </Box>
  )
}
