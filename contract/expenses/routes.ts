import { claimRoutes } from './claim.routes.ts'
import { expenseCategoryRoutes } from './expense-category.routes.ts'
import { spendingRoutes } from './spending.routes.ts'
import { travelFinanceRoutes } from './travel-finance.routes.ts'
import { travelRoutes } from './travel.routes.ts'

export const expensesRoutes = {
  ...claimRoutes,
  ...expenseCategoryRoutes,
  ...spendingRoutes,
  ...travelRoutes,
  ...travelFinanceRoutes,
}
