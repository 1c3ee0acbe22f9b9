import { bankTemplateRoutes as contract } from '@muster/contract/payroll/pay-run/bank-template.routes.ts'
import { guarded } from '../../platform/second-person/guard.ts'
import { translateAll } from '../../platform/language/translate-all.ts'
import { serve } from '../../platform/serve/serve.ts'
import { previewOf } from './outputs/bank/preview.ts'
import { bankTemplateGuard } from './bank-template/bank-template-guard.ts'
import { allBankTemplates } from './bank-template/bank-template.queries.ts'
import { addBankTemplate, bankTemplate, changeBankTemplate, removeBankTemplate } from './bank-template/bank-template.ts'

const served = serve(contract, {
  'GET /api/v1/user/payrun-bank-template': ({ tx }) => allBankTemplates(tx, {}),
  'POST /api/v1/user/payrun-bank-template': ({ tx, actor, body }) => addBankTemplate(tx, actor, body),
  'PUT /api/v1/user/payrun-bank-template/{id}': ({ tx, actor, params, body }) =>
    changeBankTemplate(tx, actor, params.id, body),
  'DELETE /api/v1/user/payrun-bank-template/{id}': ({ tx, actor, params }) => removeBankTemplate(tx, actor, params.id),
  'POST /api/v1/user/payrun-bank-template-preview': async ({ app, tx, actor, body, language }) =>
    translateAll(await previewOf(app, tx, actor, body), language),
})

export const bankTemplateRoutes = guarded(contract, served, {
  'POST /api/v1/user/payrun-bank-template': async ({ tx, body }) => {
    const guard = await bankTemplateGuard(tx, null, body)
    return guard && { ...guard, now: (change) => Promise.resolve({ _id: change, ...body }) }
  },
  'PUT /api/v1/user/payrun-bank-template/{id}': async ({ tx, params, body }) => {
    const guard = await bankTemplateGuard(tx, params.id, body)
    return guard && { ...guard, now: () => bankTemplate(tx, params.id) }
  },
  'DELETE /api/v1/user/payrun-bank-template/{id}': async ({ tx, params }) => {
    const guard = await bankTemplateGuard(tx, params.id, null)
    return guard && { ...guard, now: () => Promise.resolve({ _id: params.id }) }
  },
})
