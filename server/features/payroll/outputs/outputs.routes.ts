import { payRunFilesRoutes as contract } from '@muster/contract/payroll/pay-run-files.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { differenceOf, differencePeople } from './difference.ts'
import { fetchFile, listFiles } from './files.ts'

export const outputRoutes = serve(contract, {
  'GET /api/v1/user/payrun/{id}/files': ({ app, tx, actor, params }) => listFiles(app, tx, actor, params.id),
  'GET /api/v1/user/payrun/{id}/files/{kind}': ({ app, tx, actor, params }) =>
    fetchFile(app, tx, actor, params.id, params.kind),
  'GET /api/v1/user/payrun/{id}/difference': ({ tx, params }) => differenceOf(tx, params.id),
  'GET /api/v1/user/payrun/{id}/difference/people': ({ tx, params, query }) => differencePeople(tx, params.id, query),
})
