import type { NotificationType } from '@muster/contract/notifications/notification-types.ts'
import { entryOf, type RequestTypeName, requestTypeNames } from '@muster/contract/request-types.ts'
import type { RequestView, SomeView } from '../../features/approvals/index.ts'
import { attendanceRequestView, compOffView, workFromHomeView } from '../../features/attendance/index.ts'
import { claimView, travelView } from '../../features/expenses/index.ts'
import { leaveView } from '../../features/leave/index.ts'
import { procurementView } from '../../features/procurement/index.ts'
import type { ReadKey } from '../../shared/call/types.ts'

/** How each type of request is shown. */
export const requestViews = {
  leave: leaveView,
  compOff: compOffView,
  workFromHome: workFromHomeView,
  attendance: attendanceRequestView,
  travel: travelView,
  claim: claimView,
  procurement: procurementView,
} satisfies Record<RequestTypeName, SomeView>

/** For screens that only use what all types have in common. */
export function viewOf(type: RequestTypeName): RequestView {
  return requestViews[type] as unknown as RequestView
}

/** Reads that become stale with a request's notification; none for other notifications. */
export function staleByNews(news: NotificationType): readonly ReadKey[] {
  const about = requestTypeNames.find((type) => {
    const { notification } = entryOf(type)
    return news === notification || news === `${notification}-approvals`
  })
  return about === undefined ? [] : viewOf(about).stale
}
