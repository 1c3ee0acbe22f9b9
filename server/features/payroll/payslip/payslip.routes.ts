import { payslipRoutes as contract } from '@muster/contract/payroll/pay-run/payslip.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { passbook, payProfile, payslipOf, payslipPdf, payslipProof } from './payslip.ts'

export const payslipRoutes = serve(contract, {
  'GET /api/v1/user/passbook/{id}': ({ tx, actor, params, query }) => passbook(tx, actor, params.id, query),
  'GET /api/v1/user/profile/{id}': ({ tx, actor, params }) => payProfile(tx, actor, params.id),
  'GET /api/v1/user/payslip/{id}': ({ tx, actor, params, language }) => payslipOf(tx, actor, params.id, language),
  'GET /api/v1/user/payslip/{id}/proof': ({ tx, actor, params }) => payslipProof(tx, actor, params.id),
  'GET /api/v1/user/payslip/{id}/pdf': ({ app, tx, actor, params, language }) =>
    payslipPdf(app, tx, actor, params.id, language),
})
