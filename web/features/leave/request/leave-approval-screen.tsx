import { ApprovalInbox } from '../../approvals/index.ts'
import { leaveKind } from './leave-kind.ts'

/** Leave requests that wait for the approver. */
export default function LeaveApprovalScreen() {
  return <ApprovalInbox kind={leaveKind} />
}
