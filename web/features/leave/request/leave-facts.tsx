import { t } from '@lingui/core/macro'
import { Facts } from '../../../shared/ui/facts.tsx'
import { BalanceChange } from './balance-change.tsx'
import type { LeaveRequest } from './leave-request.ts'
import { daysOf, spanText } from './leave-sentences.ts'

/** When, how long, of which kind, and what is left. */
export function LeaveFacts({ request }: { request: LeaveRequest }) {
  const { details, startsOn, endsOn } = request
  const from = startsOn ?? ''
  return (
    <Facts
      minWidth={150}
      facts={[
        { label: t`Dates`, value: spanText({ ...details, from, to: endsOn ?? from }) },
        { label: t`Days`, value: daysOf(details.halfDays) },
        { label: t`Leave type`, value: details.isPaid ? t`${details.policy}, paid` : t`${details.policy}, unpaid` },
        { label: t`Balance`, value: <BalanceChange {...details.balance} /> },
      ]}
    />
  )
}
