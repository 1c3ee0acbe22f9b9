import { certificateRoutes as contract } from '@muster/contract/payroll/pay-run/certificate.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { certificatePdf, certificatesOfRun } from './certificate.ts'
import { issueCertificate } from './certify.ts'

export const certificateRoutes = serve(contract, {
  'GET /api/v1/user/payrun/{id}/certificates': ({ tx, params }) => certificatesOfRun(tx, params.id),
  'POST /api/v1/user/payrun/{id}/certificates': ({ app, tx, actor, params }) =>
    issueCertificate(app, tx, actor, params.id),
  'GET /api/v1/user/payrun/{id}/certificates/{n}': ({ tx, params, language }) => certificatePdf(tx, params, language),
})
