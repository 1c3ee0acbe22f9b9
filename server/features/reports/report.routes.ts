import { reportRoutes as contract } from '@muster/contract/reports/report.routes.ts'
import { serve } from '../../platform/serve/serve.ts'
import { reportFile } from './report-file.ts'
import { peopleBehind, reportFor } from './report.ts'

export const reportRoutes = serve(contract, {
  'GET /api/v1/user/report/{report}': ({ tx, actor, params, query }) => reportFor(tx, actor, params.report, query),
  'GET /api/v1/user/report/{report}/people': ({ tx, actor, params, query }) =>
    peopleBehind(tx, actor, params.report, query),
  'GET /api/v1/user/report/{report}/file': ({ tx, actor, params, query, language }) =>
    reportFile(tx, actor, params.report, query, language),
})
