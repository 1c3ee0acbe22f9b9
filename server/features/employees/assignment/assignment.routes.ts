import { assignmentRoutes as contract } from '@muster/contract/employees/assignment.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { assignEach } from './assignment.ts'

export const assignmentRoutes = serve(contract, {
  'POST /api/v1/employee/assignments': ({ tx, app, actor, body }) => assignEach(tx, app, actor, body),
})
