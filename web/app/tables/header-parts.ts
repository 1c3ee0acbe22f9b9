import { PunchControl } from '../../features/attendance/parts.ts'
import { NotificationBell } from '../../features/notifications/parts.ts'

/** What features put into the header; each loads after the frame. */
export const headerParts = { PunchControl, NotificationBell }
