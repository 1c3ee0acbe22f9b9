import { payRunRoutes as contract } from '@muster/contract/payroll/pay-run/pay-run.routes.ts'
import { payRunStepsRoutes } from '@muster/contract/payroll/pay-run/pay-run-steps.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { hold, release } from './steps/hold.ts'
import { notPaidGuard, releaseGuard, reopenGuard, runGuard } from './run-guard.ts'
import { changesOf } from './calculation/changed-inputs.ts'
import { notPaid } from './steps/paid.ts'
import { startRun, takeStep } from './pay-run.ts'
import { currentMonth, history, excluded, oneRun, payslips } from './pay-run-view.ts'
import { reopen } from './steps/reopen.ts'

const served = serve(contract, {
  'GET /api/v1/user/payrun': ({ tx }) => currentMonth(tx),
  'POST /api/v1/user/payrun': ({ tx, actor, body }) => startRun(tx, actor, body.month),
  'GET /api/v1/user/payrun-history': ({ tx, query }) => history(tx, query),
  'GET /api/v1/user/payrun/{id}': ({ tx, params }) => oneRun(tx, params.id),
  'PUT /api/v1/user/payrun/{id}': ({ tx, actor, params, body }) => takeStep(tx, actor, params.id, body),
  'GET /api/v1/user/payrun/{id}/payslips': ({ tx, params, query }) => payslips(tx, params.id, query),
  'GET /api/v1/user/payrun/{id}/excluded': async ({ tx, params, query, language }) =>
    translateAll(await excluded(tx, params.id, query), language),
})

const steps = serve(payRunStepsRoutes, {
  'GET /api/v1/user/payrun/{id}/changes': ({ tx, params }) => changesOf(tx, params.id),
  'POST /api/v1/user/payrun/{id}/reopen': ({ tx, app, actor, params, body }) =>
    reopen(tx, app, actor, params.id, body.reason),
  'POST /api/v1/user/payrun/{id}/not-paid': ({ tx, actor, params, body }) => notPaid(tx, actor, params.id, body.reason),
  'POST /api/v1/user/payrun/{id}/hold': ({ tx, actor, params, body }) => hold(tx, actor, params.id, body),
  'POST /api/v1/user/payrun/{id}/release': ({ tx, actor, params, body }) => release(tx, actor, params.id, body),
})

export const payRunRoutes = [
  ...guarded(contract, served, { 'PUT /api/v1/user/payrun/{id}': runGuard }),
  ...guarded(payRunStepsRoutes, steps, {
    'POST /api/v1/user/payrun/{id}/reopen': reopenGuard,
    'POST /api/v1/user/payrun/{id}/not-paid': notPaidGuard,
    'POST /api/v1/user/payrun/{id}/release': releaseGuard,
  }),
]
