import { payRunRoutes as contract } from '@muster/contract/payroll/pay-run.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { startRun, takeStep } from './pay-run.ts'
import { currentMonth, history, leftOut, oneRun, payslips } from './pay-run-view.ts'

export const payRunRoutes = serve(contract, {
  'GET /api/v1/user/payrun': ({ tx }) => currentMonth(tx),
  'POST /api/v1/user/payrun': ({ tx, actor, body }) => startRun(tx, actor, body.month),
  'GET /api/v1/user/payrun-history': ({ tx, query }) => history(tx, query),
  'GET /api/v1/user/payrun/{id}': ({ tx, params }) => oneRun(tx, params.id),
  'PUT /api/v1/user/payrun/{id}': ({ tx, actor, params, body }) => takeStep(tx, actor, params.id, body.action),
  'GET /api/v1/user/payrun/{id}/payslips': ({ tx, params, query }) => payslips(tx, params.id, query),
  'GET /api/v1/user/payrun/{id}/left-out': ({ tx, params, query }) => leftOut(tx, params.id, query),
})
