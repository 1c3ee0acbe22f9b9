import { signInHistoryRoutes as contract } from '@muster/contract/identity/sign-in-history.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { employeeSignIns, signInsOf } from './sign-in-history.ts'

export const signInHistoryRoutes = serve(contract, {
  'GET /api/v1/user/sign-in-history': ({ tx, actor, query }) => signInsOf(tx, actor.account, query),
  'GET /api/v1/employee/sign-in-history/{id}': ({ tx, params, query }) => employeeSignIns(tx, params.id, query),
})
