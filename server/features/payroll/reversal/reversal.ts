import type { z } from 'zod'
import type { reversalRoutes } from '@muster/contract/payroll/pay-run/reversal.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { payslip } from '@muster/engine/payroll/calculation/payslip.ts'
import { rules } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { readSnapshot } from '@muster/engine/payroll/calculation/snapshot.ts'
import { reversalOf } from '@muster/engine/payroll/arrears/reversal.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { reopenLateAttendance } from '../../attendance/index.ts'
import { reopenEncashments } from '../../../platform/leave/leave.ts'
import { ownPay } from '../../identity/index.ts'
import { notify } from '../../notifications/index.ts'
import { voidCertificates } from '../pay-run/steps/void-certificates.ts'
import { recordInLedgers } from '../payable/ledgers.ts'
import { answerByHand } from '../outputs/bank/bank-answer.ts'
import { setOffPaid, takeBackReceivables } from '../loan/receivable.ts'
import { columns } from '../pay-run/calculation/calculation.queries.ts'
import { keptBook } from '../law-book/law-book.queries.ts'
import { reopenPaid } from '../pay-run/inputs/settled.queries.ts'
import { insertReversal, insertReversalRun, lockPayslip, payslipForUpdate } from './reversal.queries.ts'

type Input = z.output<(typeof reversalRoutes)['POST /api/v1/user/payslip/{id}/reversal']['body']>

/**
 * Reverses a locked payslip: a separate document with the same lines negated. Nothing locked changes; the
 * next run finds the month unpaid and pays it by what is known then. What was paid with it is a receivable, which that run sets off,
 * unless the payment came back.
 */
export async function reverse(tx: Tx, app: App, actor: Actor, id: Id, input: Input): Promise<{ _id: Id; runId: Id }> {
  const { reason, cameBack } = input
  await lockPayslip(tx, { id })
  const original = await payslipForUpdate(tx, { id })
  if (!original) throw notFound(say`The payslip was not found.`)
  const refusal = say`Someone else must reverse your own payslip.`
  const alone = await ownPay(tx, actor, original.employee, refusal, 'payRollHistoryWrite')
  if (original.state !== 'approved' && original.state !== 'paid')
    throw conflict(say`The run is not approved yet. Calculate it again instead.`)
  if (original.kind === 'reversal') throw conflict(say`This is a reversal itself.`)
  if (original.isReversed) throw conflict(say`This payslip has been reversed already.`)
  const snapshot = readSnapshot(original.inputs)
  const book = await keptBook(tx, { hash: snapshot.law ?? '' })
  if (snapshot.rules !== rules || !book)
    throw conflict(say`It was calculated by earlier rules and cannot be reversed here.`)
  const result = payslip(book, snapshot)
  if (!result.payslip) throw new Error(`The payslip ${id} cannot be calculated from its own inputs.`)

  if (original.wasPaid && cameBack)
    await answerByHand(tx, actor, original.run, { payslipId: id, answer: 'returned', reason })
  const paidPaise = original.wasPaid && !cameBack ? original.netPaise : 0
  const back = reversalOf(book, { input: snapshot, payslip: result.payslip, paidPaise })
  const [run, slip] = [newId(), newId()]
  await insertReversalRun(tx, { id: run, original: original.run, reason, account: actor.account, now: tx.now })
  const row = JSON.stringify({ ...columns(back.payslip), arrears: back.arrears })
  await insertReversal(tx, { id: slip, run, original: id, slip: row, now: tx.now })
  await voidCertificates(tx, { run: original.run, stage: null, cause: 'reversed', reason, account: actor.account })
  await recordInLedgers(tx, run)
  await takeBackReceivables(tx, { payslip: id, reversal: slip })
  const { employee, month } = original
  if (paidPaise > 0) await setOffPaid(tx, actor, { run, employee, month })
  await reopenPaid(tx, { run: original.run, employee: original.employee })
  await reopenEncashments(tx, { run: original.run, employee: original.employee })
  await reopenLateAttendance(tx, { run: original.run, employee: original.employee })
  await app.payReopened(tx, original.employee)
  const of = { month }
  await notify(tx, [original.account], {
    type: 'payslip',
    message: say`Your payslip of ${of} was reversed: ${reason}`,
    mailed: say`Your payslip of ${of} was reversed.`,
    target: slip,
  })
  await audit(
    tx,
    actor,
    'reversedPayslip',
    { type: 'employee', id: original.employee },
    { ...differences({ payslip: id }, { payslip: slip }), ...alone },
  )
  return { _id: slip, runId: run }
}
