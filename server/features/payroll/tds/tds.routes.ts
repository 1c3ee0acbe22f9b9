import { tdsRoutes as contract } from '@muster/contract/payroll/tax/tds.routes.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { addChallan, challans, relink, removeChallan } from './challan.ts'
import { deductorOf, saveDeductor } from './deductor.ts'
import { latePayment } from './late.ts'
import { tdsMonths } from './months.ts'
import { fileStatement, statementFile, statements } from './statement.ts'

export const tdsRoutes = serve(contract, {
  'GET /api/v1/user/tds-month': ({ tx, query }) => tdsMonths(tx, query.financialYear, query.entity),
  'GET /api/v1/user/tds-challan': ({ tx, query }) => challans(tx, query),
  'POST /api/v1/user/tds-challan': ({ tx, actor, body }) => addChallan(tx, actor, body),
  'PUT /api/v1/user/tds-challan/{id}': ({ tx, actor, params, body }) => relink(tx, actor, params.id, body.months),
  'DELETE /api/v1/user/tds-challan/{id}': ({ tx, actor, params }) => removeChallan(tx, actor, params.id),
  'GET /api/v1/user/tds-statement': async ({ app, tx, query, language }) =>
    translateAll(await statements(app, tx, query.financialYear, query.entity), language),
  'GET /api/v1/user/tds-statement/{year}/{quarter}/file': ({ app, tx, actor, params, query }) =>
    statementFile(app, tx, actor, { ...params, ...query }),
  'PUT /api/v1/user/tds-statement/{year}/{quarter}': ({ tx, actor, params, body }) =>
    fileStatement(tx, actor, params, body),
  'GET /api/v1/user/tds-deductor': ({ tx, query }) => deductorOf(tx, query.entity),
  'PUT /api/v1/user/tds-deductor': ({ app, tx, actor, query, body }) =>
    saveDeductor(app, tx, actor, query.entity, body),
  'GET /api/v1/user/late-payment': async ({ tx, query, language }) =>
    translateAll(await latePayment(tx, query), language),
})
