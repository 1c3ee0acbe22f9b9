import { approvalRuleRoutes as contract } from '@muster/contract/approvals/approval-rule.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { ruleGuard } from './rule-guard.ts'
import { chains, previewChain, replaceChain } from './rule.ts'

const served = serve(contract, {
  'GET /api/v1/user/approval-rules': ({ tx }) => chains(tx),
  'PUT /api/v1/user/approval-rules/{type}': ({ tx, actor, params, body }) =>
    replaceChain(tx, actor, params.type, body.rules),
  'GET /api/v1/user/approval-rules/{type}/preview': ({ tx, params: { type }, query }) => {
    const { employeeId: requester, amount = null, halfDays = null } = query
    return previewChain(tx, { type, requester, amount, halfDays })
  },
})

export const ruleRoutes = guarded(contract, served, {
  'PUT /api/v1/user/approval-rules/{type}': ({ tx, params, body }) => ruleGuard(tx, params.type, body.rules),
})
