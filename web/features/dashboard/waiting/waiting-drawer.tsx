import { viewOf } from '../../../app/tables/request-views.ts'
import { RequestDrawer } from '../../approvals/index.ts'
import type { RequestRow } from '../request-text.ts'

/** A request pending with the viewer, as in the inbox: with its bills, quantities or punches, and all actions. */
export default function WaitingDrawer({ row, onClose }: { row: RequestRow; onClose: () => void }) {
  return <RequestDrawer view={viewOf(row.type)} id={row._id} onClose={onClose} />
}
