import { taxReviewRoutes } from './review/review.routes.ts'
import { taxDeclarationRoutes } from './declaration/tax.routes.ts'

export { remindTaxRegimes } from './regime/remind.ts'
// For pay runs.
export { taxFactsOfPeople, type TaxFactsOfPerson } from './facts.ts'
// For the quarterly statement.
export { openPans } from './declaration/pans.ts'
export type { Item } from './declaration/tax-item.queries.ts'
export { taxYear, type TaxYear } from './tax-year.ts'

export const taxRoutes = [...taxDeclarationRoutes, ...taxReviewRoutes]
