import { payInputBatchRoutes as contract } from '@muster/contract/payroll/pay-run/pay-input-batch.routes.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { prepared } from '../../../platform/serve/call.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { batchGuard, batchUndoGuard } from './batch-guard.ts'
import { addBatch, previewBatch, undoBatch } from './pay-input-batch.ts'
import { copiedText } from './copied-text.ts'
import { batchPage } from './pay-input-batch.queries.ts'

const served = serve(contract, {
  'GET /api/v1/user/pay-input-batch': ({ tx, query: { limit, offset } }) =>
    batchPage(tx, { limit, offset, sortBy: 'createdAt', sortOrder: 'desc' }),
  'POST /api/v1/user/pay-input-batch/preview': async ({ tx, actor, body, language }) =>
    translateAll(await previewBatch(tx, actor, body), language),
  'POST /api/v1/user/pay-input-batch/rows': prepared(
    ({ actor, files }) => copiedText(actor.organisation, files.file),
    (_, text) => ({ text }),
  ),
  'POST /api/v1/user/pay-input-batch': ({ tx, actor, body }) => addBatch(tx, actor, body),
  'DELETE /api/v1/user/pay-input-batch/{id}': ({ tx, actor, params }) => undoBatch(tx, actor, params.id),
})

export const payInputBatchRoutes = guarded(contract, served, {
  'POST /api/v1/user/pay-input-batch': ({ tx, actor, body }) => batchGuard(tx, actor, body),
  'DELETE /api/v1/user/pay-input-batch/{id}': ({ tx, params }) => batchUndoGuard(tx, params.id),
})
