import { announcementRoutes } from './announcement.routes.ts'
import { birthdayRoutes } from './birthday.routes.ts'
import { policyRoutes } from './policy.routes.ts'
import { summaryRoutes } from './summary.routes.ts'

export const noticeboardRoutes = { ...announcementRoutes, ...birthdayRoutes, ...policyRoutes, ...summaryRoutes }
