import { basicInfoRoutes as contract } from '@muster/contract/employees/basic-info.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import { may } from '../../../platform/actor.ts'
import { forbidden } from '../../../platform/problem.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { addGuard, changeGuard } from './people-guard.ts'
import { searchFor } from '../search/search.sql.ts'
import { addEmployee } from './add-employee.ts'
import { changeEmployee, oneEmployee } from './change-employee.ts'
import { employeePage, statusCounts } from './employee-list.queries.ts'
import { nextCode } from './next-code.ts'

const served = serve(contract, {
  'GET /api/v1/employee/basic-info': ({ tx, actor, query: { search, ...query } }) => {
    const seesPay = may(actor, 'employeeSalaryRead')
    if (query.lacks === 'salary' && !seesPay) throw forbidden(say`You do not have access to the pay of others.`)
    return employeePage(tx, { ...query, ...searchFor(search), seesPay, now: tx.now })
  },
  'GET /api/v1/employee/basic-info-counts': async ({ tx }) => (await statusCounts(tx, {}))!,
  'GET /api/v1/employee/next-code': async ({ tx }) => ({ code: await nextCode(tx) }),
  'POST /api/v1/employee/basic-info': ({ tx, app, actor, body }) => addEmployee(tx, app, actor, body),
  'GET /api/v1/employee/basic-info/{id}': ({ tx, params }) => oneEmployee(tx, params.id),
  'PUT /api/v1/employee/basic-info/{id}': ({ tx, app, actor, params, body }) =>
    changeEmployee(tx, app, actor, params.id, body),
})

export const basicInfoRoutes = guarded(contract, served, {
  'POST /api/v1/employee/basic-info': ({ tx, body }) => addGuard(tx, body),
  'PUT /api/v1/employee/basic-info/{id}': ({ tx, app, params, body }) => changeGuard(tx, app, params.id, body),
})
