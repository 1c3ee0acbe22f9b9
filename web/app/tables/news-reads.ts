import type { NotificationType } from '@muster/contract/notifications/notification-types.ts'
import { leaveReads } from '../../features/leave/index.ts'
import type { ReadKey } from '../../shared/call/types.ts'

/** What a page may show that news of this type has made untrue. */
export const newsReads: Partial<Record<NotificationType, readonly ReadKey[]>> = {
  leave: leaveReads,
  'leave-approvals': leaveReads,
}
