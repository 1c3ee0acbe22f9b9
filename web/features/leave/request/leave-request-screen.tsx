import { CalendarPlus } from 'lucide-react'
import { BalanceCards } from '../../../shared/leave/balance-cards.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { OwnRequests } from '../../approvals/own/own-requests.tsx'
import { leaveKind } from './leave-kind.ts'

/** One's own leave: balances and requests. */
export default function LeaveRequestScreen() {
  const mayAsk = useCan('leaveWrite')
  const add = mayAsk && { label: 'Apply for leave', icon: CalendarPlus, to: '/home/attendance/add-leave-request' }
  return (
    <>
      <PageHeader title="Leave" primary={add} />
      <BalanceCards />
      <OwnRequests kind={leaveKind} empty="You have not applied for any leave yet." add={add} />
    </>
  )
}
