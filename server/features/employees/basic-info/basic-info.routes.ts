import { basicInfoRoutes as contract } from '@muster/contract/employees/basic-info.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { searchFor } from '../search/search.sql.ts'
import { addEmployee } from './add-employee.ts'
import { changeEmployee, oneEmployee } from './change-employee.ts'
import { employeePage, statusCounts } from './employee-list.queries.ts'
import { nextCode } from './next-code.ts'

export const basicInfoRoutes = serve(contract, {
  'GET /api/v1/employee/basic-info': ({ tx, query: { search, ...query } }) =>
    employeePage(tx, { ...query, ...searchFor(search) }),
  'GET /api/v1/employee/basic-info-counts': async ({ tx }) => (await statusCounts(tx, {}))!,
  'GET /api/v1/employee/next-code': async ({ tx }) => ({ code: await nextCode(tx) }),
  'POST /api/v1/employee/basic-info': ({ tx, app, actor, body }) => addEmployee(tx, app, actor, body),
  'GET /api/v1/employee/basic-info/{id}': ({ tx, params }) => oneEmployee(tx, params.id),
  'PUT /api/v1/employee/basic-info/{id}': ({ tx, app, actor, params, body }) =>
    changeEmployee(tx, app, actor, params.id, body),
})
