import type { ServedRequestType } from '@muster/contract/request-types.ts'
import type { RequestKind, SomeKind } from '../../features/approvals/index.ts'
import { leaveKind } from '../../features/leave/index.ts'

/** How each type of request is shown: one line each. */
export const requestViews = {
  leave: leaveKind,
} satisfies Record<ServedRequestType, SomeKind>

/** Its screens know it by what all types have. */
export function viewOf(type: ServedRequestType): RequestKind {
  return requestViews[type] as unknown as RequestKind
}
