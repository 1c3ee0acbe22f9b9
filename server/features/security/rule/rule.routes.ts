import { twoPersonRuleRoutes as contract } from '@muster/contract/security/two-person-rule.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { rules, setRule } from './rule.ts'
import { ruleGuard } from './rule-guard.ts'

const served = serve(contract, {
  'GET /api/v1/user/two-person-rule': ({ tx, actor }) => rules(tx, actor.account),
  'PUT /api/v1/user/two-person-rule': ({ tx, app, actor, body }) => setRule(tx, app, actor, body.area, body.isOn),
})

export const ruleRoutes = guarded(contract, served, {
  'PUT /api/v1/user/two-person-rule': ({ tx, actor, body }) => ruleGuard(tx, actor, body.area, body.isOn),
})
