import { ledgerRoutes as contract } from '@muster/contract/payroll/pay-run/ledger.routes.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { ledgers, saveLedgers } from './ledger.ts'

export const ledgerRoutes = serve(contract, {
  'GET /api/v1/user/payrun-ledger': async ({ tx, language }) => translateAll(await ledgers(tx), language),
  'PUT /api/v1/user/payrun-ledger': ({ tx, actor, body }) => saveLedgers(tx, actor, body),
})
