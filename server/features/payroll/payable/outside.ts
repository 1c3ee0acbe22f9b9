import type { z } from 'zod'
import type {
  OutsidePaymentInput,
  PayableChoice,
  PayablePayment,
  PayableRow,
} from '@muster/contract/payroll/payable/payable.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { addMonths } from '@muster/engine/day.ts'
import { sum } from '@muster/engine/money.ts'
import { say } from '@muster/engine/sentence.ts'
import { rupeeText } from '@muster/engine/format.ts'
import { localDay } from '@muster/engine/zone.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, asValue, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, notFound, wrongField } from '../../../platform/problem.ts'
import { madeAlone, ownPay } from '../../identity/index.ts'
import { companyCalendar } from '../../organisation/index.ts'
import { lockedMonths } from '../locked-month/locked-month.queries.ts'
import {
  choosePayable,
  insertPayment,
  outsidePayment,
  payablesForUpdate,
  payablesOf,
  paymentsOf,
} from './payable.queries.ts'

type Row = z.output<typeof PayableRow>

export async function payable(tx: Tx, id: Id): Promise<Row & { payments: z.output<typeof PayablePayment>[] }> {
  const [row] = await payablesOf(tx, { ids: [id], request: null })
  if (!row) throw notFound(say`The payable was not found.`)
  return { ...row, payments: await paymentsOf(tx, { payable: id }) }
}

/** Pays or recovers it through payroll from a month on, or keeps it out of payroll. */
export async function choose(tx: Tx, actor: Actor, id: Id, choice: z.output<typeof PayableChoice>): Promise<null> {
  const [row] = await lockedPayables(tx, actor, [id])
  if (!row || row.openPaise === 0) throw conflict(say`It is settled already.`)
  const { waiting, request } = row
  if (waiting)
    throw conflict(
      say`${request.number}: a change requested by ${waiting.requestedBy} awaits approval. Wait for the decision, or have it withdrawn.`,
    )
  const locked = await lockedMonths(tx, { employee: row.employee._id, month: choice.fromMonth })
  const last = locked.at(-1)
  if (last && choice.paidBy === 'pay' && choice.fromMonth !== row.fromMonth)
    throw wrongField(
      'body.fromMonth',
      say`This pay is locked. Choose a month from ${{ month: addMonths(last.month, 1) }}.`,
    )
  await choosePayable(tx, { id, ...choice })
  await audit(
    tx,
    actor,
    'changedPayable',
    { type: 'employee', id: row.employee._id },
    {
      paidBy: { from: asValue(row.paidBy), to: asValue(choice.paidBy) },
      fromMonth: { from: asValue(row.fromMonth), to: asValue(choice.fromMonth) },
    },
  )
  return null
}

/** Records what was paid or received outside payroll: all of it, or nothing. */
export async function payOutside(
  tx: Tx,
  actor: Actor,
  { payables: ids, amountPaise, paidOn, reference }: z.output<typeof OutsidePaymentInput>,
): Promise<{ paidPaise: number }> {
  const payables = await lockedPayables(tx, actor, ids)
  const { today, zone } = await companyCalendar(tx)
  const on = paidOn ?? today
  if (on > today) throw wrongField('body.paidOn', say`Choose today or an earlier day: record it once it is paid.`)
  if (amountPaise !== null && payables.length > 1)
    throw wrongField('body.amountPaise', say`Choose one alone to pay a part of it.`)
  for (const row of payables) {
    const { number } = row.request
    if (row.openPaise === 0) throw conflict(say`${number} is settled already.`)
    const since = localDay(row.createdAt, zone)
    if (on < since)
      throw wrongField('body.paidOn', say`${number} was approved on ${{ day: since }}. Choose that day or a later one.`)
    if (amountPaise !== null && amountPaise > row.openPaise)
      throw wrongField('body.amountPaise', say`${rupeeText(row.openPaise)} is open. Enter at most that.`)
  }
  const by = { paidOn: on, reference, undoes: null, account: actor.account, now: tx.now }
  const paid = payables.map((row) => ({ row, amountPaise: amountPaise ?? row.openPaise }))
  for (const { row, amountPaise: amount } of paid) {
    await insertPayment(tx, { ...by, payable: row._id, amountPaise: amount })
    await tell(tx, actor, 'paidPayable', row)
  }
  return { paidPaise: sum(paid.map((one) => one.amountPaise)) }
}

/** Undoes a payment recorded by mistake: it is open again. */
export async function undoPayment(tx: Tx, app: App, actor: Actor, id: Id, reason: string): Promise<null> {
  const payment = await outsidePayment(tx, { id })
  if (!payment) throw notFound(say`The payment was not found.`)
  const [row] = await lockedPayables(tx, actor, [payment.payable])
  const now = await outsidePayment(tx, { id })
  if (!row || !now || now.isUndone) throw conflict(say`This payment was already reversed.`)
  const { paidOn, amountPaise } = now
  await insertPayment(tx, {
    ...{ payable: row._id, amountPaise: -amountPaise, paidOn, reference: reason, undoes: id },
    account: actor.account,
    now: tx.now,
  })
  await app.payReopened(tx, row.employee._id)
  await tell(tx, actor, 'undidPayablePayment', row)
  return null
}

/** Payables locked until the transaction ends, read while no run is being approved. */
async function lockedPayables(tx: Tx, actor: Actor, all: readonly Id[]): Promise<Row[]> {
  const ids = [...new Set(all)]
  const payables = await payablesForUpdate(tx, { ids, request: null })
  if (payables.length !== ids.length) throw notFound(say`The payable was not found.`)
  const own = payables.find(({ employee }) => isOwn(actor, employee))
  if (own) await ownPay(tx, actor, own.employee, say`Someone else must record payments to you.`, 'payRollHistoryWrite')
  await lockedMonths(tx, { employee: payables[0]!.employee, month: '1900-01' })
  return payablesOf(tx, { ids, request: null })
}

/** Amounts stay out of the log: more people can read it than may see pay. */
async function tell(tx: Tx, actor: Actor, action: 'paidPayable' | 'undidPayablePayment', row: Row): Promise<void> {
  await audit(
    tx,
    actor,
    action,
    { type: 'employee', id: row.employee._id },
    {
      number: nowIs(row.request.number),
      ...(isOwn(actor, row.employee._id) ? madeAlone : {}),
    },
  )
}
