import type { Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { JobData } from '../../../platform/after-commit/job.ts'
import { conflict, forbidden, notFound } from '../../../platform/problem.ts'
import { notify, notifyEach } from '../../notifications/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { recover } from '../../payroll/index.ts'
import { remindToSettle } from './advance.queries.ts'
import { advancesAtExit } from './exit-recovery.ts'
import { forgetExit } from './exit-recovery.queries.ts'
import { settlementOf } from './settlement.queries.ts'
import { travelRule } from './trip.ts'
import { lockTrip, requesterAccount, tripRow } from './trip.queries.ts'

/** Recovers an unsettled advance from the next salary. */
export async function recoverAdvance(tx: Tx, actor: Actor, id: Id): Promise<null> {
  await lockTrip(tx, { id })
  const trip = await tripRow(tx, { id })
  if (!trip) throw notFound(say`The trip was not found.`)
  const { number, reason, requester: employee } = trip
  if (isOwn(actor, employee)) throw forbidden(say`Someone else must recover your advance.`)
  const settlement = await settlementOf(tx, { trip: id })
  if (settlement?.state === 'approved') throw conflict(say`This trip was already settled with ${settlement.number}.`)
  await advancesAtExit(tx, employee)
  const owed = { request: id, requestType: 'travel', number, employee, reason } as const
  if (trip.state !== 'approved' || !(await recover(tx, owed)))
    throw conflict(say`No advance of ${number} is left to recover.`)
  await forgetExit(tx, { trip: id })
  const account = await requesterAccount(tx, { employee })
  if (account)
    await notify(tx, [account.id], {
      type: 'travel',
      message: say`The advance for ${reason} is recovered from your next salary. Settle the trip to get back what you spent.`,
      target: id,
    })
  await audit(tx, actor, 'recoveredAdvance', { type: 'employee', id: employee }, { number: nowIs(number) })
  return null
}

/** Reminds travellers, once per trip, to settle their advances; also recovers the advances of people who leave. */
export async function travelReminder(app: App, { organisation }: JobData['travel-reminder']): Promise<void> {
  if (organisation !== null) return app.database.within(organisation, remind)
  await app.database.globally(async (tx) => {
    for (const one of await organisations(tx)) await tx.enqueue('travel-reminder', { organisation: one }, { key: one })
  })
}

async function remind(tx: Tx): Promise<void> {
  await advancesAtExit(tx, null)
  const { remindAfterDays } = await travelRule(tx)
  const due = await remindToSettle(tx, { by: addDays(await companyToday(tx), -remindAfterDays), now: tx.now })
  await notifyEach(
    tx,
    due.map(({ account, trip, reason, returnedOn }) => ({
      account,
      type: 'travel' as const,
      message: say`Settle your trip that ended on ${{ day: returnedOn }}: ${reason}. Your advance is open until then.`,
      target: trip,
    })),
  )
}
