import type { NotificationType } from './notifications/notification-types.ts'
import type { Id } from './values.ts'

/** Events the server sends. Payloads are whitelisted like replies. */
export interface SocketEvents {
  NEW_NOTIFICATION: {
    _id: Id
    type: NotificationType
    message: string
    isRead: boolean
    targetId: Id | null
    createdAt: string
  }
  NOTIFICATION_UPDATE: { _id: Id; isRead: boolean } | { allRead: true }
  NOTIFICATION_DELETED: { notificationId: Id }
  ALL_NOTIFICATIONS_DELETED: Record<string, never>
  /** A pay run progressed; the screen fetches it again. */
  PAY_RUN_PROGRESS: { _id: Id; state: string; done: number; total: number }
  /** An import progressed; the screen fetches it again. */
  DATA_IMPORT_PROGRESS: { _id: Id; state: string; done: number; total: number }
}

/** Events the browser sends. */
export interface SocketCommands {
  /** Joins the room of the caller's own account; other ids are ignored. */
  CREATEROOM: Id
  MARK_NOTIFICATION_READ: Id
  NOTIFICATION_DELETED: Id
}
