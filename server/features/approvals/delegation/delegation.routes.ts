import { delegationRoutes as contract } from '@muster/contract/approvals/delegation.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { delegate, delegations, takeBack } from './delegation.ts'

export const delegationRoutes = serve(contract, {
  'GET /api/v1/employee/approval-delegation': ({ tx, actor }) => delegations(tx, actor),
  'POST /api/v1/employee/approval-delegation': ({ tx, actor, body }) => delegate(tx, actor, body),
  'DELETE /api/v1/employee/approval-delegation/{id}': ({ tx, actor, params }) => takeBack(tx, actor, params.id),
})
