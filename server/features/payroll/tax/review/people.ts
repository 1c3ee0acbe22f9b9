import type { QueryOf } from '@muster/contract/routes.ts'
import type { taxReviewRoutes } from '@muster/contract/payroll/tax/tax-review.routes.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { declarationPage } from './people.queries.ts'
import { taxYear } from '../tax-year.ts'

type Query = QueryOf<(typeof taxReviewRoutes)['GET /api/v1/user/tax-declaration']>

/** A page of the people employed in a year. */
export async function declarations(tx: Tx, query: Query & { limit: number; offset: number }) {
  const { financialYear, from, to } = await taxYear(tx, query.financialYear)
  return declarationPage(tx, { ...query, year: financialYear, first: firstDay(from), last: lastDay(to) })
}
