import type { z } from 'zod'
import { procurementRoutes as contract } from '@muster/contract/procurement/procurement.routes.ts'
import type { ProcurementPreview, ProcurementPreviewInput } from '@muster/contract/procurement/procurement.ts'
import { checkProcurement, itemsTotal } from '@muster/engine/procurement/check-procurement.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { firstApprover, requesterBehind, requestHandlers } from '../../approvals/index.ts'
import { comparedQuotes, procurementRequest, warningsOf } from './procurement.request.ts'

const { submit, own, inbox, one, decide, note, cancel } = requestHandlers(procurementRequest)

export const procurementRoutes = serve(contract, {
  'POST /api/v1/employee/procurement-request': submit,
  'GET /api/v1/employee/procurement-request': own,
  'GET /api/v1/employee/procurement-approval': inbox,
  'GET /api/v1/employee/procurement-approval/{id}': one,
  'PUT /api/v1/employee/procurement-approval/{id}': decide,
  'PUT /api/v1/employee/procurement-note/{id}': note,
  'PUT /api/v1/employee/procurement-cancel/{id}': cancel,
  'POST /api/v1/employee/procurement-preview': ({ tx, actor, body, language }) => preview(tx, actor, body, language),
})

/** What a request would cost, for the person about to submit it. */
async function preview(
  tx: Tx,
  actor: Actor,
  input: z.output<typeof ProcurementPreviewInput>,
  language: string,
): Promise<z.output<typeof ProcurementPreview>> {
  const { employee, zone } = await requesterBehind(tx, actor)
  const totalPaise = itemsTotal(input.lines)
  const weighed = { type: 'procurement', requester: employee, amount: totalPaise, halfDays: null } as const
  const warnings = await warningsOf(tx, employee, input.lines, null)
  return {
    totalPaise,
    quotes: comparedQuotes(input),
    problems: checkProcurement({ ...input, today: localDay(tx.now, zone) }).map(({ path, message }) => ({
      ...{ path, message: translate(message, language) },
    })),
    warnings: warnings.map((warning) => translate(warning, language)),
    approver: (await firstApprover(tx, weighed)).name,
  }
}
