import type { Id } from '@muster/contract/values.ts'
import { payslip } from '@muster/engine/payroll/payslip/payslip.ts'
import { rules } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { readSnapshot } from '@muster/engine/payroll/payslip/snapshot.ts'
import { reversalOf } from '@muster/engine/payroll/arrears/reversal.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, forbidden, notFound } from '../../../platform/problem.ts'
import { reopenLateAttendance } from '../../attendance/index.ts'
import { reopenEncashments } from '../../../platform/leave/leave.ts'
import { notify } from '../../notifications/index.ts'
import { voidCertificates } from '../certificate/void.ts'
import { recordInLedgers } from '../payable/ledgers.ts'
import { takeBackReceivables } from '../loan/receivable.ts'
import { columns } from '../pay-run/calculation/calculation.queries.ts'
import { keptBook } from '../pay-run/inputs/law-book.queries.ts'
import { reopenPaid } from '../settlement/settled.queries.ts'
import { insertReversal, insertReversalRun, lockPayslip, payslipForUpdate } from './reversal.queries.ts'

/**
 * Reverses a locked payslip: a separate document with the same lines negated. Nothing locked changes; the
 * next run finds the month unpaid and pays it by what is known then.
 */
export async function reverse(tx: Tx, app: App, actor: Actor, id: Id, reason: string): Promise<{ _id: Id; runId: Id }> {
  await lockPayslip(tx, { id })
  const original = await payslipForUpdate(tx, { id })
  if (!original) throw notFound(say`The payslip was not found.`)
  if (original.employee === actor.employee) throw forbidden(say`Someone else must reverse your own payslip.`)
  if (original.state !== 'approved' && original.state !== 'paid')
    throw conflict(say`The run is not approved yet. Calculate it again instead.`)
  if (original.kind === 'reversal') throw conflict(say`This is a reversal itself.`)
  if (original.isReversed) throw conflict(say`This payslip has been reversed already.`)
  const input = readSnapshot(original.inputs)
  const book = await keptBook(tx, { hash: input.law ?? '' })
  if (input.rules !== rules || !book)
    throw conflict(say`It was calculated by earlier rules and cannot be reversed here.`)
  const result = payslip(book, input)
  if (!result.payslip) throw new Error(`The payslip ${id} cannot be calculated from its own inputs.`)

  const back = reversalOf(book, { input, payslip: result.payslip })
  const [run, slip] = [newId(), newId()]
  await insertReversalRun(tx, { id: run, original: original.run, reason, account: actor.account, now: tx.now })
  const row = JSON.stringify({ ...columns(back.payslip), arrears: back.arrears })
  await insertReversal(tx, { id: slip, run, original: id, slip: row, now: tx.now })
  await voidCertificates(tx, { run: original.run, stage: null, cause: 'reversed', reason, account: actor.account })
  await recordInLedgers(tx, run)
  await takeBackReceivables(tx, { payslip: id, reversal: slip })
  await reopenPaid(tx, { run: original.run, employee: original.employee })
  await reopenEncashments(tx, { run: original.run, employee: original.employee })
  await reopenLateAttendance(tx, { run: original.run, employee: original.employee })
  await app.payReopened(tx, original.employee)
  const month = { month: original.month }
  await notify(tx, [original.account], {
    type: 'payslip',
    message: say`Your payslip of ${month} was reversed: ${reason}`,
    mailed: say`Your payslip of ${month} was reversed.`,
    target: slip,
  })
  await audit(
    tx,
    actor,
    'reversedPayslip',
    { type: 'employee', id: original.employee },
    differences({ payslip: id }, { payslip: slip }),
  )
  return { _id: slip, runId: run }
}
