import type { z } from 'zod'
import type { PayInput, PayInputInput } from '@muster/contract/payroll/pay-run/pay-input.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { addMonths } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound, wrongField } from '../../../platform/problem.ts'
import { ownPay } from '../../identity/index.ts'
import { employment } from '../employment/employment.queries.ts'
import { lockedMonths } from '../locked-month/locked-month.queries.ts'
import { deletePayInput, endPayInput, insertPayInput, payInput, payInputsOf } from './pay-input.queries.ts'

export async function payInputs(tx: Tx, employeeId: Id): Promise<z.output<typeof PayInput>[]> {
  if (!(await employment(tx, { employee: employeeId }))) throw notFound(say`The employee was not found.`)
  return payInputsOf(tx, { employeeId })
}

export async function addPayInput(tx: Tx, actor: Actor, input: z.output<typeof PayInputInput>): Promise<{ _id: Id }> {
  const alone = await changes(tx, actor, input.employeeId)
  if (!(await employment(tx, { employee: input.employeeId })))
    throw wrongField('body.employeeId', say`This employee does not exist`)
  const locked = await lockedMonths(tx, { employee: input.employeeId, month: input.fromMonth })
  if (locked.some(({ month, isPaid }) => isPaid && (input.toMonth === null || month <= input.toMonth))) {
    const next = addMonths(locked.at(-1)?.month ?? input.fromMonth, 1)
    throw wrongField('body.fromMonth', say`This pay is locked. Choose a month from ${{ month: next }}.`)
  }
  const id = newId()
  await insertPayInput(tx, { ...input, id, account: actor.account, now: tx.now })
  await audit(tx, actor, 'addedPayInput', { type: 'employee', id: input.employeeId }, alone)
  return { _id: id }
}

/** What a locked payslip contains stays on record; a recurring deduction ends with the last such payslip. */
export async function removePayInput(tx: Tx, actor: Actor, id: Id): Promise<{ endedWith: Month | null }> {
  const input = await payInput(tx, { id })
  if (!input) throw notFound(say`The payment or deduction was not found.`)
  const alone = await changes(tx, actor, input.employeeId)
  await lockedMonths(tx, { employee: input.employeeId, month: input.fromMonth })
  const { lockedTo, toMonth } = (await payInput(tx, { id })) ?? input
  if (lockedTo === null) {
    await deletePayInput(tx, { id })
    await audit(tx, actor, 'removedPayInput', { type: 'employee', id: input.employeeId }, alone)
    return { endedWith: null }
  }
  if (toMonth !== null && toMonth <= lockedTo)
    throw conflict(say`It is part of the payslip of ${{ month: lockedTo }} and stays there.`)
  await endPayInput(tx, { id, toMonth: lockedTo })
  await audit(tx, actor, 'endedPayInput', { type: 'employee', id: input.employeeId }, alone)
  return { endedWith: lockedTo }
}

function changes(tx: Tx, actor: Actor, employee: Id) {
  const refusal = say`Someone else must change your own pay.`
  return ownPay(tx, actor, employee, refusal, 'employeeSalaryWrite', 'payRollHistoryWrite')
}
