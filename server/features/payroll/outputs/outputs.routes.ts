import { payRunFilesRoutes as contract } from '@muster/contract/payroll/pay-run/pay-run-files.routes.ts'
import { bankAnswerRoutes } from '@muster/contract/payroll/pay-run/bank-answer.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { prepared } from '../../../platform/serve/call.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { sheetRows } from '../../../platform/spreadsheet/sheet-rows.ts'
import { bankFileGuard } from '../pay-run/run-guard.ts'
import { answerByHand, paymentCounts, paymentsOf, takeAnswers } from './bank/bank-answer.ts'
import { differenceOf, differencePeople } from './difference/difference.ts'
import { fetchFile, listFiles } from './files.ts'
import { matchErrors, partPaymentFile, pfMembers, readErrors } from './returns/portal-help.ts'

const files = serve(contract, {
  'GET /api/v1/user/payrun/{id}/files': async ({ app, tx, actor, params, language }) =>
    translateAll(await listFiles(app, tx, actor, params.id), language),
  'GET /api/v1/user/payrun/{id}/pf-members': ({ app, tx, params, query }) =>
    pfMembers(app, tx, params.id, query.entity),
  'POST /api/v1/user/payrun/{id}/pf-part-payment': ({ app, tx, actor, params, body }) =>
    partPaymentFile(app, tx, actor, params.id, body),
  'POST /api/v1/user/payrun/{id}/pf-errors': prepared(
    ({ actor, body }) => readErrors(actor.organisation, body.text),
    async ({ app, tx, params, body, language }, text) =>
      translateAll(await matchErrors(app, tx, params.id, { text, entity: body.entity }), language),
  ),
  'GET /api/v1/user/payrun/{id}/files/{kind}': ({ app, tx, actor, params, query, language }) =>
    fetchFile(app, tx, actor, { ...params, template: query.template ?? null, entity: query.entity }, language),
  'GET /api/v1/user/payrun/{id}/difference': async ({ tx, params, query, language }) =>
    translateAll(await differenceOf(tx, params.id, query.attempt), language),
  'GET /api/v1/user/payrun/{id}/difference/people': async ({ tx, params, query, language }) =>
    translateAll(await differencePeople(tx, params.id, query), language),
})

export const outputRoutes = [
  ...guarded(contract, files, { 'GET /api/v1/user/payrun/{id}/files/{kind}': bankFileGuard }),
  ...serve(bankAnswerRoutes, {
    'GET /api/v1/user/payrun/{id}/bank-answer': ({ tx, params }) => paymentCounts(tx, params.id),
    'GET /api/v1/user/payrun/{id}/payments': ({ tx, params, query }) => paymentsOf(tx, params.id, query),
    'PUT /api/v1/user/payrun/{id}/bank-answer': ({ tx, actor, params, body }) =>
      answerByHand(tx, actor, params.id, body),
    'POST /api/v1/user/payrun/{id}/bank-answer': prepared(
      async ({ actor, files }) =>
        (await sheetRows(actor.organisation, { bytes: await files.file.read(), isWorkbook: false }, [])).lines,
      ({ tx, actor, params }, lines) => takeAnswers(tx, actor, params.id, lines),
    ),
  }),
]
