import { annualReturnRoutes as contract } from '@muster/contract/payroll/statutory/annual-return.routes.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { annualFile } from './annual-file.ts'
import { annualReturn } from './annual-return.ts'

export const annualReturnRoutes = serve(contract, {
  'GET /api/v1/user/annual-return': async ({ tx, query, language }) =>
    translateAll(await annualReturn(tx, query), language),
  'GET /api/v1/user/annual-return/file': ({ tx, actor, query, language }) => annualFile(tx, actor, query, language),
})
