import { OwnRequestsPage } from '../../approvals/index.ts'
import { leaveKind } from './leave-kind.ts'

/** One's own leave: balances and requests. */
export default function LeaveRequestScreen() {
  return <OwnRequestsPage kind={leaveKind} />
}
