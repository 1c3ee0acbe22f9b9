import { expenseCategoryRoutes as contract } from '@muster/contract/expenses/expense-category.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { addCategory, changeCategory, ownCategories, removeCategory } from './category.ts'
import { expenseCategories } from './category.queries.ts'

export const expenseCategoryRoutes = serve(contract, {
  'GET /api/v1/user/expense-category': ({ tx }) => expenseCategories(tx, {}),
  'POST /api/v1/user/expense-category': ({ tx, actor, body }) => addCategory(tx, actor, body),
  'PUT /api/v1/user/expense-category/{id}': ({ tx, actor, params, body }) => changeCategory(tx, actor, params.id, body),
  'DELETE /api/v1/user/expense-category/{id}': ({ tx, actor, params }) => removeCategory(tx, actor, params.id),
  'GET /api/v1/employee/expense-category': ({ tx, actor }) =>
    actor.employee === null ? Promise.resolve([]) : ownCategories(tx, actor.employee),
})
