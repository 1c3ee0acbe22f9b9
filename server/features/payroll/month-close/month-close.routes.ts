import { monthCloseRoutes as contract } from '@muster/contract/payroll/pay-run/month-close.routes.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { recalculatePerson } from '../pay-run/calculation/recalculate-person.ts'
import { closePeople, monthClose } from './month-close.ts'

export const monthCloseRoutes = serve(contract, {
  'GET /api/v1/user/month-close': ({ tx }) => monthClose(tx),
  'GET /api/v1/user/month-close/{item}': async ({ tx, params, query, language }) =>
    translateAll(await closePeople(tx, params.item, query), language),
  'POST /api/v1/user/payrun/{id}/recalculate': ({ app, tx, actor, params, body }) =>
    recalculatePerson(app, tx, actor, params.id, body),
})
