import { viewOf } from '../../../app/tables/request-views.ts'
import { RequestDrawer } from '../../approvals/index.ts'
import type { RequestRow } from '../request-text.ts'

/** A request that is pending with me, as the inbox shows it: with its bills, quantities or punches, and all that can be decided. */
export default function WaitingDrawer({ row, onClose }: { row: RequestRow; onClose: () => void }) {
  return <RequestDrawer view={viewOf(row.type)} id={row._id} onClose={onClose} />
}
