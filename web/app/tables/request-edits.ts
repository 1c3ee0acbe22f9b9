import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { RequestView } from '../../features/approvals/index.ts'
import { editedCompOff, editedHome } from '../../features/attendance/index.ts'
import { editedClaim, editedTrip } from '../../features/expenses/index.ts'
import { editedLeave } from '../../features/leave/index.ts'
import { editedProcurement } from '../../features/procurement/index.ts'

type Edit = NonNullable<RequestView['edit']>

/** A request's form values as submitted, by type; types without a form of their own are missing. */
const requestEdits = {
  leave: editedLeave,
  compOff: editedCompOff,
  workFromHome: editedHome,
  travel: editedTrip,
  claim: editedClaim,
  procurement: editedProcurement,
} satisfies Partial<Record<RequestTypeName, (request: never) => ReturnType<Edit>>>

/** A request's form values; null if its type has no form. */
export const editedValues: Edit = (request) => {
  const edits: Partial<Record<RequestTypeName, unknown>> = requestEdits
  return (edits[request.type] as Edit | undefined)?.(request) ?? null
}
