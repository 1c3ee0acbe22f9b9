import { BalanceCards } from './balance-cards.tsx'

export default function OwnLeaveTab() {
  return <BalanceCards />
}
