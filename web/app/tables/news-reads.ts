import type { NotificationType } from '@muster/contract/notifications/notification-types.ts'
import type { ReadKey } from '../../shared/call/types.ts'

/** What a page may show that news of this type has made untrue. The table of requests is loaded when news comes. */
export async function readsOfNews(type: NotificationType): Promise<readonly ReadKey[]> {
  const { staleByNews } = await import('./request-views.ts')
  return staleByNews(type)
}
