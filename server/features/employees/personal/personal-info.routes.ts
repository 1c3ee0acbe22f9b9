import { personalInfoRoutes as contract } from '@muster/contract/employees/personal-info.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { addPersonal, changeByHr, changeOwn, revealNumber, showPersonal } from './personal-info.ts'

export const personalInfoRoutes = serve(contract, {
  'POST /api/v1/employee/personal-info': ({ tx, app, actor, body }) => addPersonal(tx, app, actor, body),
  'GET /api/v1/employee/personal-info/{id}': ({ tx, actor, params }) => showPersonal(tx, actor, params.id),
  'PUT /api/v1/employee/personal-info/{id}': ({ tx, app, actor, params, body }) =>
    changeByHr(tx, app, actor, params.id, body),
  'GET /api/v1/employee/personal-info/{id}/reveal': ({ tx, app, actor, params, query }) =>
    revealNumber(tx, app, actor, params.id, query.field),
  'GET /api/v1/employee/self-personal-info': ({ tx, actor }) =>
    actor.employee === null ? null : showPersonal(tx, actor, actor.employee),
  'PUT /api/v1/employee/self-personal-info': ({ tx, app, actor, body }) => changeOwn(tx, app, actor, body),
  'GET /api/v1/employee/self-personal-info/reveal': ({ tx, app, actor, query }) =>
    revealNumber(tx, app, actor, actor.employee, query.field),
})
