import type { NotificationType } from '@muster/contract/notifications/notification-types.ts'
import type { ReadKey } from '../../shared/call/types.ts'

/** Reads that become stale with a notification of this type. The table of requests is loaded when one arrives. */
export async function readsOfNews(type: NotificationType): Promise<readonly ReadKey[]> {
  const { staleByNews } = await import('./request-views.ts')
  return staleByNews(type)
}
