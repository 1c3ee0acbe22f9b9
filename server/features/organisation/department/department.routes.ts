import { departmentRoutes as contract } from '@muster/contract/organisation/department.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { addDepartment, changeDepartment, removeDepartment } from './department.ts'
import { departments } from './department.queries.ts'

export const departmentRoutes = serve(contract, {
  'GET /api/v1/user/department': ({ tx }) => departments(tx, {}),
  'POST /api/v1/user/department': ({ tx, body }) => addDepartment(tx, body),
  'PUT /api/v1/user/department/{id}': ({ tx, params, body }) => changeDepartment(tx, params.id, body),
  'DELETE /api/v1/user/department/{id}': ({ tx, params }) => removeDepartment(tx, params.id),
})
