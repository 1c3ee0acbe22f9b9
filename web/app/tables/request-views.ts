import type { NotificationType } from '@muster/contract/notifications/notification-types.ts'
import { entryOf, type ServedRequestType, servedRequestTypes } from '@muster/contract/request-types.ts'
import type { RequestKind, SomeKind } from '../../features/approvals/index.ts'
import { leaveKind } from '../../features/leave/index.ts'
import type { ReadKey } from '../../shared/call/types.ts'

/** How each type of request is shown: one line each. */
export const requestViews = {
  leave: leaveKind,
} satisfies Record<ServedRequestType, SomeKind>

/** Its screens know it by what all types have. */
export function viewOf(type: ServedRequestType): RequestKind {
  return requestViews[type] as unknown as RequestKind
}

/** What news of a request of some type makes stale: nothing where it is about something else. */
export function staleByNews(news: NotificationType): readonly ReadKey[] {
  const about = servedRequestTypes.find((type) => {
    const { notification } = entryOf(type)
    return news === notification || news === `${notification}-approvals`
  })
  return about === undefined ? [] : viewOf(about).stale
}
