import { Facts } from '../../../shared/ui/facts.tsx'
import { BalanceChange } from './balance-change.tsx'
import type { LeaveRequest } from './leave-request.ts'
import { daysOf, spanWords } from './leave-words.ts'

/** When, how long, of which kind, and what is left. */
export function LeaveFacts({ request }: { request: LeaveRequest }) {
  const { details, startsOn, endsOn } = request
  const from = startsOn ?? ''
  return (
    <Facts
      minWidth={150}
      facts={[
        { label: 'Days', value: spanWords({ ...details, from, to: endsOn ?? from }) },
        { label: 'Takes', value: daysOf(details.halves) },
        { label: 'Leave type', value: details.isPaid ? `${details.policy}, paid` : `${details.policy}, unpaid` },
        { label: 'Balance', value: <BalanceChange {...details.balance} /> },
      ]}
    />
  )
}
