import { claimRoutes } from './claim.routes.ts'
import { expenseCategoryRoutes } from './expense-category.routes.ts'
import { spendingRoutes } from './spending.routes.ts'

export const expensesRoutes = { ...claimRoutes, ...expenseCategoryRoutes, ...spendingRoutes }
