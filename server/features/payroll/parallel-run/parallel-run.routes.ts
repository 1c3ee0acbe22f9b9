import { parallelRunRoutes as contract } from '@muster/contract/payroll/pay-run/parallel-run.routes.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { prepared } from '../../../platform/serve/call.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { compareRegister } from './compare.ts'
import { parallelFile } from './parallel-file.ts'
import { acceptDifferences, differencesOf, removeParallelRun, showParallelRun } from './parallel-run.ts'
import { parallelRunPage } from './parallel-run.queries.ts'
import { keepRegister, readRegister } from './upload.ts'

export const parallelRunRoutes = serve(contract, {
  'GET /api/v1/user/parallel-run': ({ tx, query: { limit, offset } }) =>
    parallelRunPage(tx, { limit, offset, sortBy: 'createdAt', sortOrder: 'desc' }),
  'POST /api/v1/user/parallel-run': prepared(
    ({ app, actor, files }) => readRegister(app, actor.organisation, files.file),
    ({ tx, actor, body, files }, register) => keepRegister(tx, actor, body.month, files.file, register),
  ),
  'GET /api/v1/user/parallel-run/{id}': async ({ tx, app, actor, params, language }) =>
    translateAll(await showParallelRun(tx, app, actor, params.id), language),
  'PUT /api/v1/user/parallel-run/{id}': ({ tx, app, actor, params, body }) =>
    compareRegister(tx, app, actor, params.id, body.columns),
  'DELETE /api/v1/user/parallel-run/{id}': ({ tx, actor, params }) => removeParallelRun(tx, actor, params.id),
  'GET /api/v1/user/parallel-run/{id}/difference': async ({ tx, params, query, language }) =>
    translateAll(await differencesOf(tx, params.id, query), language),
  'PUT /api/v1/user/parallel-run/{id}/difference': ({ tx, actor, params, body }) =>
    acceptDifferences(tx, actor, params.id, body),
  'GET /api/v1/user/parallel-run/{id}/file': ({ tx, actor, params, query, language }) =>
    parallelFile(tx, actor, { ...params, ...query }, language),
})
