import { salaryComponentRoutes as contract } from '@muster/contract/payroll/salary-component.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { activeComponents, componentPage } from './component.queries.ts'
import { addComponent, changeComponent, component, removeComponent } from './component.ts'

export const componentRoutes = serve(contract, {
  'POST /api/v1/user/salary-component': ({ tx, body }) => addComponent(tx, body),
  'GET /api/v1/user/salary-component': ({ tx, query }) => componentPage(tx, query),
  'GET /api/v1/user/salary-component/{id}': ({ tx, params }) => component(tx, params.id),
  'PUT /api/v1/user/salary-component/{id}': ({ tx, params, body }) => changeComponent(tx, params.id, body),
  'DELETE /api/v1/user/salary-component/{id}': ({ tx, params }) => removeComponent(tx, params.id),
  'GET /api/v1/user/salary-component-basic': ({ tx }) => activeComponents(tx, {}),
})
