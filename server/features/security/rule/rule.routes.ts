import { twoPersonRuleRoutes as contract } from '@muster/contract/security/two-person-rule.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { rules, setRule } from './rule.ts'

export const ruleRoutes = serve(contract, {
  'GET /api/v1/user/two-person-rule': ({ tx }) => rules(tx),
  'PUT /api/v1/user/two-person-rule': ({ tx, app, actor, body }) => setRule(tx, app, actor, body.area, body.isOn),
})
