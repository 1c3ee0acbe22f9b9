import { complianceRoutes as contract } from '@muster/contract/payroll/statutory/compliance.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { compliance, markFiled, markOpen } from './compliance.ts'

export const complianceRoutes = serve(contract, {
  'GET /api/v1/user/compliance': ({ tx }) => compliance(tx),
  'PUT /api/v1/user/compliance': ({ tx, actor, body }) => markFiled(tx, actor, body),
  'POST /api/v1/user/compliance/reopen': ({ tx, actor, body }) => markOpen(tx, actor, body),
})
