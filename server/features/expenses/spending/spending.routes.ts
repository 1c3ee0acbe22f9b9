import { spendingRoutes as contract } from '@muster/contract/expenses/spending.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { spendingFile } from './spending-file.ts'
import { spendingOf } from './spending.ts'

export const spendingRoutes = serve(contract, {
  'GET /api/v1/user/spending': ({ tx, query }) => spendingOf(tx, query),
  'GET /api/v1/user/spending/file': ({ tx, actor, query, language }) => spendingFile(tx, actor, query, language),
})
