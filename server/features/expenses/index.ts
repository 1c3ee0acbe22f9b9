import { say } from '@muster/engine/sentence.ts'
import type { Feature } from '../../platform/feature.ts'
import { expenseCategoryRoutes } from './category/category.routes.ts'
import { claimRequest } from './claim/claim.request.ts'
import { claimRoutes } from './claim/claim.routes.ts'
import { seedExpenses } from './seed.ts'
import { spendingRoutes } from './spending/spending.routes.ts'
import { travelReminder } from './travel/advance.ts'
import { advancesAtExit } from './travel/exit-recovery.ts'
import { travelFinanceRoutes } from './travel/travel-finance.routes.ts'
import { travelRequest } from './travel/travel.request.ts'
import { travelRoutes } from './travel/travel.routes.ts'

/** Expense claims as a type of request. */
export const claims = { type: claimRequest, routes: claimRoutes }

/** Trips and their settlements as a type of request. */
export const travel = { type: travelRequest, routes: travelRoutes }

export const expensesFeature: Feature = {
  name: 'expenses',
  routes: [...expenseCategoryRoutes, ...spendingRoutes, ...travelFinanceRoutes],
  onFounded: seedExpenses,
  // New joiners have no advances, so when many are added at once, two statements over everyone are cheaper than two per person.
  employed: (tx, employees) => advancesAtExit(tx, employees.length === 1 ? employees[0]! : null),
  payReopened: advancesAtExit,
  jobs: { 'travel-reminder': travelReminder },
  // 03:35 UTC: morning in India.
  schedules: { 'travel-reminder': { cron: '35 3 * * *', data: { organisation: null } } },
  constraints: {
    expense_category_name_key: { path: 'body.name', message: say`There is a category with this name already` },
    travel_settlement_trip_key: {
      message: say`The settlement of this trip was submitted at the same moment. Reload the page.`,
    },
    expense_limit_role_fkey: { path: 'body.limits', message: say`This role does not exist` },
  },
}
