import { bankDetailsRoutes as contract } from '@muster/contract/employees/bank-details.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { bankGuard } from './bank-guard.ts'
import { putBankDetails, revealAccount, showBank } from './bank-details.ts'

const served = serve(contract, {
  'POST /api/v1/employee/bank-details': ({ tx, app, actor, body: { employeeId, ...input } }) =>
    putBankDetails(tx, app, actor, employeeId, input),
  'GET /api/v1/employee/bank-details/{id}': ({ tx, params }) => showBank(tx, params.id),
  'PUT /api/v1/employee/bank-details/{id}': ({ tx, app, actor, params, body }) =>
    putBankDetails(tx, app, actor, params.id, body),
  'GET /api/v1/employee/bank-details/{id}/reveal': ({ tx, app, actor, params }) =>
    revealAccount(tx, app, actor, params.id),
  'GET /api/v1/employee/self-bank-details': ({ tx, actor }) =>
    actor.employee === null ? null : showBank(tx, actor.employee),
  'GET /api/v1/employee/self-bank-details/reveal': ({ tx, app, actor }) =>
    revealAccount(tx, app, actor, actor.employee),
})

export const bankDetailsRoutes = guarded(contract, served, {
  'POST /api/v1/employee/bank-details': ({ tx, body }) => bankGuard(tx, body.employeeId, body),
  'PUT /api/v1/employee/bank-details/{id}': ({ tx, params, body }) => bankGuard(tx, params.id, body),
})
