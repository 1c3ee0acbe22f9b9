import { ApprovalInbox } from '../inbox/approval-inbox.tsx'
import { useTypedView } from './use-typed-view.ts'

/** What waits for an approver, of the type at this address. */
export default function TypedInboxScreen() {
  const view = useTypedView()
  return <ApprovalInbox key={view.type} view={view} />
}
