import { dashboardRoutes as contract } from '@muster/contract/dashboard/dashboard.routes.ts'
import { translateAll } from '../../platform/language/translate-all.ts'
import { serve } from '../../platform/serve/serve.ts'
import { checklist } from './checklist.ts'
import { attendanceBars, out, secondLook } from './company-state.ts'
import { comingUp, firstLook } from './own-time.ts'
import { recentApprovals } from './recent-approvals.ts'

export const dashboardRoutes = serve(contract, {
  'GET /api/v1/dashboard/first': ({ tx, actor }) => firstLook(tx, actor),
  'GET /api/v1/dashboard/second': ({ tx, actor }) => secondLook(tx, actor),
  'GET /api/v1/dashboard/checklist': async ({ tx, actor, language }) =>
    translateAll(await checklist(tx, actor), language),
  'GET /api/v1/dashboard/recent-approval': ({ tx, actor, language }) => recentApprovals(tx, actor, language),
  'GET /api/v1/dashboard/attendance': ({ tx }) => attendanceBars(tx),
  'GET /api/v1/dashboard/coming-up': ({ tx, actor, language }) => comingUp(tx, actor, language),
  'GET /api/v1/dashboard/out': ({ tx, actor }) => out(tx, actor),
})
