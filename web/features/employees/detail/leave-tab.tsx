import { BalanceCards } from '../../../shared/leave/balance-cards.tsx'
import type { TabProps } from './employee-detail-screen.tsx'

export default function LeaveTab({ employee }: TabProps) {
  return <BalanceCards employee={employee._id} />
}
