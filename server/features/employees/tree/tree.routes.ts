import { treeRoutes as contract } from '@muster/contract/employees/tree.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { departmentTree } from './department-tree.queries.ts'
import { ownLine, pathOf, peopleOfDepartment, peopleOfTree } from './tree.ts'

export const treeRoutes = serve(contract, {
  'GET /api/v1/employee/org-tree': ({ tx, query }) => peopleOfTree(tx, query),
  'GET /api/v1/employee/org-tree/{id}': ({ tx, params }) => pathOf(tx, params.id),
  'GET /api/v1/employee/employee-tree': ({ tx, actor }) => ownLine(tx, actor.employee),
  'GET /api/v1/employee/department-tree': ({ tx, actor }) =>
    departmentTree(tx, { seesBudget: actor.permissions.has('informationWrite') }),
  'GET /api/v1/employee/department-directory/{id}': ({ tx, params, query }) => peopleOfDepartment(tx, params.id, query),
})
