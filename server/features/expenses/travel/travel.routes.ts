import type { z } from 'zod'
import { travelRoutes as contract } from '@muster/contract/expenses/travel.routes.ts'
import type { TripPreview, TripPreviewInput } from '@muster/contract/expenses/travel.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { conflict, wrongField } from '../../../platform/problem.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { firstApprover, reachOwnStage, requesterBehind, requestHandlers } from '../../approvals/index.ts'
import { previewSettlement } from './settlement.ts'
import { settlementOf } from './settlement.queries.ts'
import { travelRequest } from './travel.request.ts'
import { tripOf } from './trip.ts'
import { tripRow } from './trip.queries.ts'

const { submit, own, inbox, one, decide, note, cancel } = requestHandlers(travelRequest)

export const travelRoutes = serve(contract, {
  'POST /api/v1/employee/travel-expense-request': submit,
  'GET /api/v1/employee/travel-expense-request': own,
  'GET /api/v1/employee/travel-expense-approval': inbox,
  'GET /api/v1/employee/travel-expense-approval/{id}': one,
  'PUT /api/v1/employee/travel-expense-approval/{id}': decide,
  'PUT /api/v1/employee/travel-expense-note/{id}': note,
  'PUT /api/v1/employee/travel-expense-cancel/{id}': cancel,
  'POST /api/v1/employee/travel-expense-preview': ({ tx, actor, body, language }) => preview(tx, actor, body, language),
  'PUT /api/v1/employee/travel-expense-travelled/{id}': ({ tx, actor, params, body }) =>
    markTravelled(tx, actor, params.id, body.day),
  'POST /api/v1/employee/travel-expense-settlement': submit,
  'POST /api/v1/employee/travel-expense-settlement-preview': ({ tx, actor, body, language }) =>
    previewSettlement(tx, actor, body, language),
})

/** What a trip would come to for the employee, before they submit it. */
async function preview(
  tx: Tx,
  actor: Actor,
  draft: z.output<typeof TripPreviewInput>,
  language: string,
): Promise<z.output<typeof TripPreview>> {
  const { employee } = await requesterBehind(tx, actor)
  const { totalPaise, days, lines, problems, mostAdvancePaise } = await tripOf(tx, employee, draft)
  const weighed = { type: 'travel', requester: employee, amount: totalPaise, halfDays: null } as const
  return {
    ...{ totalPaise, days, lines, mostAdvancePaise },
    problems: problems.map(({ message, ...problem }) => ({ ...problem, message: translate(message, language) })),
    approver: (await firstApprover(tx, weighed)).name,
  }
}

/** Marks a trip as over before its last day because the traveller is back. */
function markTravelled(tx: Tx, actor: Actor, id: Id, day: Day): Promise<null> {
  return reachOwnStage(tx, actor, { type: 'travel', id, stage: 'travelled', day }, async ({ zone }) => {
    const trip = await tripRow(tx, { id })
    if (trip?.state !== 'approved') throw conflict(say`Only an approved trip can be marked as travelled.`)
    if (trip.isCancelling) throw conflict(say`You have requested to cancel this trip.`)
    if (trip.stage !== null || (await settlementOf(tx, { trip: id })))
      throw conflict(say`The trip was marked as travelled already.`)
    if (day < trip.startsOn) throw wrongField('body.day', say`Your trip begins on ${{ day: trip.startsOn }}`)
    if (day > localDay(tx.now, zone)) throw wrongField('body.day', say`Enter a day that is not in the future`)
    if (day > trip.endsOn) throw wrongField('body.day', say`Your trip ended on ${{ day: trip.endsOn }}`)
  })
}
