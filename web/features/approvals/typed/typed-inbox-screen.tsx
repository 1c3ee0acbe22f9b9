import { ApprovalInbox } from '../inbox/approval-inbox.tsx'
import { TypedPage } from './typed-page.tsx'

/** What waits for an approver, of the type at this address. */
export default function TypedInboxScreen() {
  return <TypedPage needs="decide">{(kind) => <ApprovalInbox kind={kind} />}</TypedPage>
}
