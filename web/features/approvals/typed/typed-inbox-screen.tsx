import { ApprovalInbox } from '../inbox/approval-inbox.tsx'
import { useTypedView } from './use-typed-view.ts'

/** An approver's pending requests of the type at this URL. */
export default function TypedInboxScreen() {
  const view = useTypedView()
  return <ApprovalInbox key={view.type} view={view} />
}
