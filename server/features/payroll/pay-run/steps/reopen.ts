import type { Id } from '@muster/contract/values.ts'
import { firstDay } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../../platform/actor.ts'
import type { App } from '../../../../platform/app.ts'
import { audit, nowIs } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { conflict, notFound } from '../../../../platform/problem.ts'
import { reopenLateAttendance, unlockDays } from '../../../attendance/index.ts'
import { reopenEncashmentsOfRun } from '../../../../platform/leave/leave.ts'
import { notify } from '../../../notifications/index.ts'
import { voidCertificates } from './void-certificates.ts'
import { forgetReceivables } from '../../loan/receivable.ts'
import { forgetInLedgers } from '../../payable/ledgers.ts'
import { payRunConfig } from '../../pay-run-config/pay-run-config.ts'
import { payslipsOfRun } from '../../payslip/published.queries.ts'
import { reopenSettled } from '../inputs/settled.queries.ts'
import type { State } from '../../run-state.ts'
import { attemptOf } from '../calculation/attempt.queries.ts'
import { builtUpon, reopenRun, deleteProvisions } from './reopen.queries.ts'
import { runForUpdate } from './steps.queries.ts'
import { withdrawSubmitted } from './withdraw-submitted.ts'

/**
 * Reopens an approved run: what it settled is open as before its approval, and so are the days of its month. It is
 * recalculated, as its inputs may have changed after locking. Later records that depend on it keep it locked.
 */
export async function reopen(
  tx: Tx,
  app: App,
  actor: Actor,
  id: Id,
  reason: string,
): Promise<{ _id: Id; state: State }> {
  await withdrawSubmitted(tx, actor, id, 'reopen')
  const run = await runForUpdate(tx, { id })
  const kind = (await attemptOf(tx, { id }))?.kind
  if (!run) throw notFound(say`The pay run was not found.`)
  const month = { month: run.month }
  if (run.state === 'paid') throw conflict(say`${month} is paid. Reverse the incorrect payslips instead.`)
  if (run.state !== 'approved') throw conflict(say`${month} is not approved yet. Calculate it again instead.`)
  if (kind !== 'regular') throw conflict(say`Only a monthly run can be reopened.`)
  const why = await whyNot(tx, id, run.month)
  if (why !== null) throw conflict(why)

  const readers = await payslipsOfRun(tx, { run: id })
  await unlockDays(tx, { from: firstDay(run.month) })
  await reopenLateAttendance(tx, { run: id, employee: null })
  await reopenEncashmentsOfRun(tx, { run: id })
  await reopenSettled(tx, { run: id })
  await forgetInLedgers(tx, id)
  await forgetReceivables(tx, id)
  await deleteProvisions(tx, month)
  await app.payReopened(tx, null)
  const config = JSON.stringify(await payRunConfig(tx))
  await reopenRun(tx, { id, config, reason, account: actor.account, now: tx.now })
  await voidCertificates(tx, { run: id, stage: null, cause: 'reopened', reason, account: actor.account })
  await tx.enqueue('pay-run', { organisation: tx.organisation, run: id }, { key: id })
  const message = say`Your payslip of ${month} was withdrawn for correction. It will be available again once approved.`
  await notify(
    tx,
    readers.map(({ account }) => account),
    { type: 'payslip', message, mailed: message },
  )
  await audit(tx, actor, 'reopenedRun', { type: 'payRun', id }, { reason: nowIs(reason) })
  return { _id: id, state: 'draft' }
}

async function whyNot(tx: Tx, id: Id, of: string): Promise<Sentence | null> {
  const built = await builtUpon(tx, { run: id, month: of })
  if (!built) return null
  const { lockedMonth, reversal, settledIn, reversedIn, answers, paidOtherwise } = built
  if (lockedMonth !== null)
    return say`${{ month: lockedMonth }} is approved and was calculated from it. Open ${{ month: lockedMonth }} again first.`
  if (reversal) return say`A payslip of this run was reversed. Correct the others in the next run.`
  if (reversedIn !== null)
    return say`A payslip of ${{ month: reversedIn }} was reversed later. Correct it in the next run.`
  if (settledIn !== null)
    return say`A final settlement of ${{ month: settledIn }} was paid later. Reverse that payslip and correct it in the next run.`
  if (answers > 0) return say`The bank has processed payments of this run. Reverse the incorrect payslips instead.`
  if (paidOtherwise !== null) return say`${paidOtherwise} was paid already. Reverse the incorrect payslips instead.`
  return null
}
