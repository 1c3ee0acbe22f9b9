import { BalanceCards } from '../../../shared/leave/balance-cards.tsx'

export default function OwnLeaveTab() {
  return <BalanceCards />
}
