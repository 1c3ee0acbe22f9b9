import { compOffRuleRoutes as contract } from '@muster/contract/leave/comp-off-rule.routes.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { compOffLimits } from './comp-off-credit.ts'
import { putCompOffRule } from './credit.queries.ts'

export const compOffRuleRoutes = serve(contract, {
  'GET /api/v1/user/comp-off-rule': ({ tx }) => compOffLimits(tx),
  'PUT /api/v1/user/comp-off-rule': async ({ tx, actor, body }) => {
    const before = await compOffLimits(tx)
    await putCompOffRule(tx, { ...body, now: tx.now })
    const told = ({ requestWithinDays, validDays }: typeof before) => ({
      compOffWithinDays: requestWithinDays,
      compOffValidDays: validDays,
    })
    await audit(
      tx,
      actor,
      'changed',
      { type: 'organisation', id: tx.organisation },
      differences(told(before), told(body)),
    )
    return null
  },
})
