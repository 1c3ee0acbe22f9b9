import { loanRoutes as contract } from '@muster/contract/payroll/settlement/loan.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { companyToday } from '../../organisation/index.ts'
import { loanGuard, loanRemovalGuard, repaymentGuard, skipGuard } from './loan-guard.ts'
import { receivablePage } from './receivable.queries.ts'
import { loanPreview } from './loan-preview.ts'
import { addLoan, loans, removeLoan, repay, skipMonth } from './loan.ts'

const served = serve(contract, {
  'GET /api/v1/employee/loan/{id}': ({ tx, actor, params }) => loans(tx, actor, params.id),
  'POST /api/v1/employee/loan': ({ tx, actor, body }) => addLoan(tx, actor, body),
  'POST /api/v1/employee/loan-preview': ({ body }) => loanPreview(body),
  'PUT /api/v1/employee/loan/{id}/month': ({ tx, actor, params, body }) => skipMonth(tx, actor, params.id, body),
  'POST /api/v1/employee/loan/{id}/repayment': ({ tx, actor, params, body }) => repay(tx, actor, params.id, body),
  'GET /api/v1/user/receivable': async ({ tx, query }) =>
    receivablePage(tx, { ...query, today: await companyToday(tx) }),
  'DELETE /api/v1/employee/loan/{id}': ({ tx, actor, params }) => removeLoan(tx, actor, params.id),
})

export const loanRoutes = guarded(contract, served, {
  'POST /api/v1/employee/loan': ({ tx, body }) => loanGuard(tx, body),
  'PUT /api/v1/employee/loan/{id}/month': ({ tx, params, body }) => skipGuard(tx, params.id, body),
  'POST /api/v1/employee/loan/{id}/repayment': ({ tx, actor, params, body }) =>
    repaymentGuard(tx, actor, params.id, body),
  'DELETE /api/v1/employee/loan/{id}': ({ tx, params }) => loanRemovalGuard(tx, params.id),
})
