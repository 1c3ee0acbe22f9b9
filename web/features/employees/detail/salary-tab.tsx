import { Box } from '@mui/material'
import { PassbookPanel } from '../../../shared/pay/passbook-panel.tsx'
import { SalaryPanel } from '../../../shared/pay/salary-panel.tsx'
import { SettlementPanel } from '../../../shared/pay/settlement-panel.tsx'
import { useCan } from '../../../shared/session/session.ts'
import type { TabProps } from './tab.ts'

export default function SalaryTab({ employee: { _id: employeeId, name, joinedOn, leftOn } }: TabProps) {
  const canSeePayslips = useCan('payRollHistoryRead')
  const canSeeSettlement = useCan(['employeeSalaryRead', 'payRollHistoryRead'])
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {/* Whoever leaves has a day by which the law asks for it: it stands first. */}
      {leftOn !== null && canSeeSettlement ? <SettlementPanel employeeId={employeeId} name={name} /> : null}
      <SalaryPanel employeeId={employeeId} name={name} joinedOn={joinedOn} />
      {canSeePayslips ? <PassbookPanel employeeId={employeeId} /> : null}
    </Box>
  )
}
