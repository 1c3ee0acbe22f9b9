import type { z } from 'zod'
import { claimRoutes as contract } from '@muster/contract/expenses/claim.routes.ts'
import type { ClaimPreview, ClaimPreviewInput } from '@muster/contract/expenses/claim.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { firstApprover, requesterBehind, requestHandlers } from '../../approvals/index.ts'
import { claimRequest } from './claim.request.ts'
import { expensesOf, repeatedBills, sameBills } from './expense-lines.ts'

const { submit, own, inbox, one, decide, note, cancel } = requestHandlers(claimRequest)

export const claimRoutes = serve(contract, {
  'POST /api/v1/employee/claims-request': submit,
  'GET /api/v1/employee/claims-request': own,
  'GET /api/v1/employee/all-claims': inbox,
  'GET /api/v1/employee/claims-approval/{id}': one,
  'PUT /api/v1/employee/claims-approval/{id}': decide,
  'PUT /api/v1/employee/claims-note/{id}': note,
  'PUT /api/v1/employee/claims-cancel/{id}': cancel,
  'POST /api/v1/employee/claims-preview': ({ tx, actor, body, language }) => preview(tx, actor, body, language),
})

/** What a claim would come to for the employee, before they submit it. */
async function preview(
  tx: Tx,
  actor: Actor,
  { lines: given, files }: z.output<typeof ClaimPreviewInput>,
  language: string,
): Promise<z.output<typeof ClaimPreview>> {
  const requester = await requesterBehind(tx, actor)
  const { lines, problems: lineProblems } = await expensesOf(tx, requester.employee, given, 'claim')
  const problems = [...lineProblems, ...repeatedBills(given, files)]
  const totalPaise = lines.reduce((sum, { total }) => sum + total, 0)
  const weighed = { type: 'claim', requester: requester.employee, amount: totalPaise, halfDays: null } as const
  return {
    totalPaise,
    lines: lines.map(({ total, unit = null }) => ({ totalPaise: total === 0 ? null : total, unitPaise: unit })),
    problems: problems.map(({ message, ...problem }) => ({ ...problem, message: translate(message, language) })),
    duplicates: await sameBills(tx, lines, files, null),
    approver: (await firstApprover(tx, weighed)).name,
  }
}
