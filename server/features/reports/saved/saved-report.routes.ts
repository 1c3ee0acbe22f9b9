import { savedReportRoutes as contract } from '@muster/contract/reports/saved-report.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { changeSavedReport, removeSavedReport, savedReports, saveReport, viewersOf } from './saved-report.ts'

export const savedReportRoutes = serve(contract, {
  'GET /api/v1/user/saved-report': ({ tx, actor }) => savedReports(tx, actor),
  'POST /api/v1/user/saved-report': ({ tx, actor, body }) => saveReport(tx, actor, body),
  'PUT /api/v1/user/saved-report/{id}': ({ tx, actor, params, body }) => changeSavedReport(tx, actor, params.id, body),
  'DELETE /api/v1/user/saved-report/{id}': ({ tx, actor, params }) => removeSavedReport(tx, actor, params.id),
  'GET /api/v1/user/report/{report}/viewer': ({ tx, actor, params }) => viewersOf(tx, actor, params.report),
})
