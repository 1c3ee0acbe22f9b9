import { directoryRoutes as contract } from '@muster/contract/employees/directory.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { pickDepartments, pickPeople } from './directory.ts'

export const directoryRoutes = serve(contract, {
  'GET /api/v1/employee/pagination-all': ({ tx, query }) => pickPeople(tx, query),
  'GET /api/v1/employee/pagination-allone': ({ tx, actor, query }) => pickPeople(tx, query, { except: actor.employee }),
  'GET /api/v1/employee/reporting': ({ tx, query: { ReportingTo: employeeName, of, next, limit } }) =>
    pickPeople(tx, { employeeName, next, limit }, { exceptTeamOf: of }),
  'GET /api/v1/employee/department': ({ tx, query }) => pickDepartments(tx, query),
})
