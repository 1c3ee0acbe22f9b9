import { say } from '@muster/engine/sentence.ts'
import type { Feature } from '../../platform/feature.ts'
import { expenseCategoryRoutes } from './category/category.routes.ts'
import { claimRequest } from './claim/claim.request.ts'
import { claimRoutes } from './claim/claim.routes.ts'
import { seedExpenses } from './seed.ts'
import { spendingRoutes } from './spending/spending.routes.ts'

/** Expense claims as a type of request. */
export const claims = { type: claimRequest, routes: claimRoutes }

export const expensesFeature: Feature = {
  name: 'expenses',
  routes: [...expenseCategoryRoutes, ...spendingRoutes],
  onFounded: seedExpenses,
  constraints: {
    expense_category_name_key: { path: 'body.name', message: say`There is a category with this name already` },
    expense_limit_role_fkey: { path: 'body.limits', message: say`This role does not exist` },
  },
}
