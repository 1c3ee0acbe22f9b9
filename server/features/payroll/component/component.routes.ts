import { salaryComponentRoutes as contract } from '@muster/contract/payroll/salary/salary-component.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { activeComponents, componentPage } from './component.queries.ts'
import { componentExample } from './component-formula.ts'
import { pickComponents } from './pick-components.ts'
import { changeComponent, component, createComponent, removeComponent } from './component.ts'
import { componentGuard } from './component-guard.ts'

const served = serve(contract, {
  'POST /api/v1/user/salary-component': ({ tx, actor, body }) => createComponent(tx, actor, body),
  'GET /api/v1/user/salary-component': ({ tx, query }) => componentPage(tx, query),
  'GET /api/v1/user/salary-component/{id}': ({ tx, params }) => component(tx, params.id),
  'PUT /api/v1/user/salary-component/{id}': ({ tx, actor, params, body }) =>
    changeComponent(tx, actor, params.id, body),
  'DELETE /api/v1/user/salary-component/{id}': ({ tx, actor, params }) => removeComponent(tx, actor, params.id),
  'POST /api/v1/user/salary-component-example': async ({ tx, body, language }) =>
    translateAll(await componentExample(tx, language, body), language),
  'GET /api/v1/user/salary-earning-component': ({ tx, query }) => pickComponents(tx, 'earning', query),
  'GET /api/v1/user/salary-deduction-compoent': ({ tx, query }) => pickComponents(tx, 'deduction', query),
  'GET /api/v1/user/salary-component-basic': ({ tx }) => activeComponents(tx, {}),
})

export const componentRoutes = guarded(contract, served, {
  'PUT /api/v1/user/salary-component/{id}': ({ tx, params, body }) => componentGuard(tx, params.id, body),
})
