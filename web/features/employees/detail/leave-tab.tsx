import { useCan } from '../../../shared/session/session.ts'
import { BalanceCards } from '../../../shared/leave/balance-cards.tsx'
import { EncashmentPanel } from '../../../shared/leave/encashment-panel.tsx'
import type { TabProps } from './tab.ts'

export default function LeaveTab({ employee }: TabProps) {
  const seesPay = useCan('employeeSalaryRead')
  return (
    <>
      <BalanceCards employee={employee._id} />
      {seesPay ? <EncashmentPanel employee={employee._id} /> : null}
    </>
  )
}
