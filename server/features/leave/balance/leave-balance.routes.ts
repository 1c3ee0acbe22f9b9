import { leaveBalanceRoutes as contract } from '@muster/contract/leave/leave-balance.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, notFound } from '../../../platform/problem.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { isInTeam } from '../../employees/index.ts'
import { leaveBalances, leaveTypes } from './leave-balance.ts'

export const leaveBalanceRoutes = serve(contract, {
  'GET /api/v1/employee/leave-types': ({ tx, actor }) => leaveTypes(tx, own(actor)),
  'GET /api/v1/employee/leave-policy-days': ({ tx, actor, query, language }) =>
    leaveBalances(tx, own(actor), query.date, language),
  'GET /api/v1/employee/leave-policy-days/{id}': async ({ tx, actor, params, query, language }) => {
    await seen(tx, actor, params.id)
    return leaveBalances(tx, params.id, query.date, language)
  },
})

function own({ employee }: Actor): Id {
  if (employee === null) throw forbidden(say`You don't have an employee record, so there is no leave to show.`)
  return employee
}

async function seen(tx: Tx, actor: Actor, employee: Id): Promise<void> {
  if (may(actor, 'allEmployeeRead')) return
  if (actor.employee === null || !(await isInTeam(tx, { manager: actor.employee, employee })))
    throw notFound(say`The employee was not found.`)
}
