import { attendanceArchiveRoutes } from './attendance-archive.routes.ts'
import { attendanceRequestRoutes } from './attendance-request.routes.ts'
import { attendanceRoutes as days } from './attendance.routes.ts'
import { compOffRoutes } from './comp-off.routes.ts'
import { lateAttendanceRoutes } from './late-attendance.routes.ts'
import { registerRoutes } from './register.routes.ts'
import { reminderRoutes } from './reminder.routes.ts'
import { rosterRoutes } from './roster.routes.ts'
import { punchRoutes } from './punch.routes.ts'
import { workFromHomeRuleRoutes } from './work-from-home-rule.routes.ts'
import { workFromHomeRoutes } from './work-from-home.routes.ts'

export const attendanceRoutes = {
  ...punchRoutes,
  ...days,
  ...lateAttendanceRoutes,
  ...registerRoutes,
  ...reminderRoutes,
  ...rosterRoutes,
  ...compOffRoutes,
  ...workFromHomeRoutes,
  ...workFromHomeRuleRoutes,
  ...attendanceRequestRoutes,
  ...attendanceArchiveRoutes,
}
