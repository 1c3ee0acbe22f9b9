import type { NotificationType } from '@muster/contract/notifications/notification-types.ts'
import { entryOf, type RequestTypeName, requestTypeNames } from '@muster/contract/request-types.ts'
import type { RequestView, SomeView } from '../../features/approvals/index.ts'
import { attendanceRequestView, compOffView, workFromHomeView } from '../../features/attendance/index.ts'
import { claimView, travelView } from '../../features/expenses/index.ts'
import { leaveView } from '../../features/leave/index.ts'
import { procurementView } from '../../features/procurement/index.ts'
import type { ReadKey } from '../../shared/call/types.ts'

/** How each type of request is shown: one line each. */
export const requestViews = {
  leave: leaveView,
  compOff: compOffView,
  workFromHome: workFromHomeView,
  attendance: attendanceRequestView,
  travel: travelView,
  claim: claimView,
  procurement: procurementView,
} satisfies Record<RequestTypeName, SomeView>

/** Its screens know it by what all types have. */
export function viewOf(type: RequestTypeName): RequestView {
  return requestViews[type] as unknown as RequestView
}

/** What news of a request of some type makes stale: nothing where it is about something else. */
export function staleByNews(news: NotificationType): readonly ReadKey[] {
  const about = requestTypeNames.find((type) => {
    const { notification } = entryOf(type)
    return news === notification || news === `${notification}-approvals`
  })
  return about === undefined ? [] : viewOf(about).stale
}
