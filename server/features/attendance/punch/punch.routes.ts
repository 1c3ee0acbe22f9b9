import { punchRoutes as contract } from '@muster/contract/attendance/punch.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { punch } from './punch.ts'

export const punchRoutes = serve(contract, {
  'POST /api/v1/employee/punch-in': ({ tx, actor, body }) => punch(tx, actor, 'in', body),
  'POST /api/v1/employee/punch-out': ({ tx, actor, body }) => punch(tx, actor, 'out', body),
})
