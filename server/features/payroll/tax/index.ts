import { taxReviewRoutes } from './review.routes.ts'
import { taxDeclarationRoutes } from './tax.routes.ts'

export { askTaxRegimes } from './ask.ts'
// For pay runs.
export { taxFactsOfPeople, type TaxFactsOfPerson } from './facts.ts'
export { taxYear, type TaxYear } from './tax-year.ts'

export const taxRoutes = [...taxDeclarationRoutes, ...taxReviewRoutes]
