import { attendanceRoutes as days } from './attendance.routes.ts'
import { punchRoutes } from './punch.routes.ts'

export const attendanceRoutes = { ...punchRoutes, ...days }
