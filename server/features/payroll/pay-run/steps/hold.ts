import type { payRunStepsRoutes } from '@muster/contract/payroll/pay-run/pay-run-steps.routes.ts'
import type { BodyOf } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../../platform/actor.ts'
import { audit, nowIs } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { newId } from '../../../../platform/id.ts'
import { conflict, notFound, wrongField } from '../../../../platform/problem.ts'
import { type MadeAlone, ownPay } from '../../../identity/index.ts'
import { notify } from '../../../notifications/index.ts'
import { paymentDay } from './paid.ts'
import { runForUpdate } from './steps.queries.ts'
import { insertHold, payable, releaseHold, type Payable } from '../../hold/hold.queries.ts'
import { heldText } from '../../hold/held-text.ts'

type Bodies = typeof payRunStepsRoutes

/**
 * Puts one employee's payment on hold. The payslip is calculated and locked with the others, and tax and contributions are
 * due as usual; the net pay is owed and stays out of bank files until it is released.
 */
export async function hold(
  tx: Tx,
  actor: Actor,
  run: Id,
  { employeeId: employee, reason }: BodyOf<Bodies['POST /api/v1/user/payrun/{id}/hold']>,
): Promise<null> {
  const of = await payablePerson(tx, actor, run, employee)
  if (of.hold !== null) throw conflict(say`The pay of ${of.name} is on hold already.`)
  if (of.kind === 'reversal') throw conflict(say`A reversal pays nothing.`)
  if (of.isReversed) throw conflict(say`This payslip was reversed: there is nothing to pay.`)
  if (of.netPaise <= 0) throw wrongField('body.employeeId', say`${of.name} has no net pay in this run.`)
  if (of.state === 'paid')
    throw conflict(say`${{ month: of.month }} is paid. Record a payment that came back under Payments.`)
  if (of.wasPaid) throw conflict(say`${of.name} was paid already.`)
  if (of.hasAnswer) throw conflict(say`The bank has already processed the payment of ${of.name}.`)
  await insertHold(tx, { id: newId(), run, employee, reason, account: actor.account, now: tx.now })
  if (of.state === 'approved') {
    const message = heldText(of.month)
    await notify(tx, [of.account], { type: 'payslip', message, mailed: message, target: of.payslip })
  }
  await audit(
    tx,
    actor,
    'heldPay',
    { type: 'employee', id: employee },
    { reason: { of: { month: of.month }, ...nowIs(reason) }, ...of.alone },
  )
  return null
}

/** Released before the run is paid, the payment goes with the others; afterwards it is a separate payment. */
export async function release(
  tx: Tx,
  actor: Actor,
  run: Id,
  { employeeId: employee, paidBy, paidOn, reference }: BodyOf<Bodies['POST /api/v1/user/payrun/{id}/release']>,
): Promise<null> {
  const of = await payablePerson(tx, actor, run, employee)
  if (of.hold === null) throw conflict(say`The pay of ${of.name} is not on hold.`)
  if (of.isReversed) throw conflict(say`This payslip was reversed: there is nothing to pay.`)
  const isLocked = of.state === 'approved' || of.state === 'paid'
  if (paidBy === 'other' && !isLocked) throw wrongField('body.paidBy', say`Approve the run before paying anybody.`)
  const how = paidBy === 'other' ? 'other' : of.state === 'paid' ? 'file' : 'run'
  const on = how === 'run' ? null : await paymentDay(tx, of.approvedAt, paidOn)
  await releaseHold(tx, { id: of.hold, paidBy: how, paidOn: on, reference, account: actor.account, now: tx.now })
  if (isLocked) {
    const month = { month: of.month }
    const message =
      how === 'other'
        ? say`Your pay of ${month} is no longer on hold and was paid.`
        : say`Your pay of ${month} is no longer on hold. The bank pays it next.`
    await notify(tx, [of.account], { type: 'payslip', message, mailed: message, target: of.payslip })
  }
  const told = {
    payment: { of: { month: of.month }, from: say`On hold`, to: ways[how] },
    ...(on === null ? {} : { paidOn: nowIs(on) }),
    ...(reference ? { reference: nowIs(reference) } : {}),
    ...of.alone,
  }
  await audit(tx, actor, 'releasedPay', { type: 'employee', id: employee }, told)
  return null
}

const ways = { run: say`With the pay run`, file: say`By the bank file`, other: say`Paid otherwise` }

async function payablePerson(tx: Tx, actor: Actor, run: Id, employee: Id): Promise<Payable & { alone: MadeAlone }> {
  const alone = await ownPay(tx, actor, employee, say`Someone else must decide on your own pay.`, 'payRollHistoryWrite')
  if (!(await runForUpdate(tx, { id: run }))) throw notFound(say`The pay run was not found.`)
  const of = await payable(tx, { run, employee })
  if (!of) throw wrongField('body.employeeId', say`This person has no payslip in the run.`)
  return { ...of, alone }
}
