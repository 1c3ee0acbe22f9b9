import type { NotificationType } from '@muster/contract/notifications/notification-types.ts'
import { entryOf, servedRequestTypes } from '@muster/contract/request-types.ts'
import type { ReadKey } from '../../shared/call/types.ts'

/** What a page may show that news of this type has made untrue. The table of requests is loaded when news of one comes. */
export async function readsOfNews(type: NotificationType): Promise<readonly ReadKey[]> {
  const about = servedRequestTypes.find((one) => {
    const { notification } = entryOf(one)
    return type === notification || type === `${notification}-approvals`
  })
  return about === undefined ? [] : (await import('./request-views.ts')).viewOf(about).stale
}
