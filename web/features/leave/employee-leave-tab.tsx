import type { ComponentProps } from 'react'
import { useCan } from '../../shared/session/session.ts'
import { BalanceCards } from './balance/balance-cards.tsx'
import { EncashmentPanel } from './encashment/encashment-panel.tsx'
import type { EmployeeTab } from '../../shared/contributions.ts'

export default function LeaveTab({ employee }: ComponentProps<EmployeeTab['Tab']>) {
  const seesPay = useCan('employeeSalaryRead')
  return (
    <>
      <BalanceCards employee={employee._id} />
      {seesPay ? <EncashmentPanel employee={employee._id} /> : null}
    </>
  )
}
