import { gratuityRoutes as contract } from '@muster/contract/payroll/gratuity/gratuity.routes.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { gratuityFile, gratuityLiability, gratuityRegister } from './gratuity.ts'

export const gratuityRoutes = serve(contract, {
  'GET /api/v1/user/gratuity-liability': ({ tx, query }) => gratuityLiability(tx, query.entity),
  'GET /api/v1/user/gratuity': async ({ tx, query, language }) =>
    translateAll(await gratuityRegister(tx, query), language),
  'GET /api/v1/user/gratuity/file': ({ tx, actor, query, language }) => gratuityFile(tx, actor, query, language),
})
