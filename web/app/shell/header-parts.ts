import { PunchControl } from '../../features/attendance/parts.ts'
import { NotificationBell } from '../../features/notifications/parts.ts'

/** Features' parts of the header; each loads after the frame. */
export const headerParts = { PunchControl, NotificationBell }
