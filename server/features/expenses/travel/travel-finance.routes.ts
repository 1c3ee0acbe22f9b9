import { travelFinanceRoutes as contract } from '@muster/contract/expenses/travel-finance.routes.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { recoverAdvance } from './advance.ts'
import { openAdvancePage } from './advance.queries.ts'
import { travelRule } from './trip.ts'
import { putTravelRule } from './trip.queries.ts'

/** Calls for finance and people who set the travel rules, rather than for travellers. */
export const travelFinanceRoutes = serve(contract, {
  'GET /api/v1/user/travel-advance': ({ tx, query }) =>
    openAdvancePage(tx, { ...query, sortBy: 'endsOn', sortOrder: 'asc' }),
  'POST /api/v1/user/travel-advance/{id}/recovery': ({ tx, actor, params }) => recoverAdvance(tx, actor, params.id),
  'GET /api/v1/user/travel-rule': ({ tx }) => travelRule(tx),
  'PUT /api/v1/user/travel-rule': async ({ tx, actor, body }) => {
    const before = await travelRule(tx)
    await putTravelRule(tx, { ...body, now: tx.now })
    await audit(tx, actor, 'changed', { type: 'organisation', id: tx.organisation }, differences(before, body))
    return null
  },
})
