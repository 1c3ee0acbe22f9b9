import type { z } from 'zod'
import type { VariableSheet } from '@muster/contract/payroll/pay-run/pay-input-batch.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { type MadeAlone, madeAlone, ownPay } from '../../identity/index.ts'
import { deleteLossOfPay, insertLossOfPay } from '../pay-input/loss-of-pay-input.queries.ts'
import { checkRows } from './check-rows.ts'
import { halfDaysOf, isPay, type Entry, type PayEntry } from './entry.ts'
import { monthPay } from './month-pay.ts'
import {
  batchToUndo,
  deleteEntries,
  hasInputOf,
  insertBatch,
  insertEntries,
  markUndone,
} from './pay-input-batch.queries.ts'
import { readRows } from './read-rows.ts'

type Sheet = z.output<typeof VariableSheet>

/** The effect of the rows on pay, employee by employee. Stores nothing. */
export async function previewBatch(tx: Tx, actor: Actor, { month, text }: Sheet) {
  const rows = await readRows(text)
  const { limits, effectOf } = await monthPay(tx, month)
  const entries = await checkRows(tx, actor, month, rows, limits)
  const people = await effectOf(entries)
  const sum = (of: (one: (typeof people)[number]) => number | null) =>
    people.reduce((total, one) => total + (of(one) ?? 0), 0)
  return {
    rows: entries.length,
    totals: totalsOf(entries),
    netBeforePaise: sum(({ netBeforePaise }) => netBeforePaise),
    netAfterPaise: sum(({ netAfterPaise }) => netAfterPaise),
    people,
  }
}

/** Saves every row, or none. */
export async function addBatch(tx: Tx, actor: Actor, { month, text }: Sheet): Promise<{ _id: Id }> {
  const rows = await readRows(text)
  const { limits } = await monthPay(tx, month)
  const entries = await checkRows(tx, actor, month, rows, limits)
  const id = newId()
  const by = { id, month, account: actor.account, now: tx.now }
  await insertBatch(tx, { ...by, rows: entries.length })
  const paid = entries.filter(isPay).map(({ employee: { employee }, amountPaise: amount, ...entry }) => {
    return { ...entry, employee, amount }
  })
  if (paid.length > 0) await insertEntries(tx, { ...by, entries: JSON.stringify(paid) })
  const lost = entries.flatMap((entry) =>
    isPay(entry) ? [] : [{ employee: entry.employee.employee, half_days: entry.halfDays, reason: entry.reason }],
  )
  if (lost.length > 0)
    await insertLossOfPay(tx, { batch: id, month, account: by.account, now: tx.now, rows: JSON.stringify(lost) })
  // The rows were checked: one's own are among them only if no one else could enter them.
  const hasOwn = entries.some(({ employee }) => isOwn(actor, employee.employee))
  await auditBatch(tx, actor, 'addedPayInputs', { month, rows: entries.length, ...(hasOwn ? madeAlone : {}) })
  return { _id: id }
}

/** The whole batch, as long as none of it is paid. Inputs already deleted individually stay deleted. */
export async function undoBatch(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const batch = await batchToUndo(tx, { id })
  if (!batch) throw notFound(say`These variable inputs were not found.`)
  if (batch.isUndone) throw conflict(say`These variable inputs were undone already.`)
  const hasOwn = actor.employee !== null && (await hasInputOf(tx, { id, employee: actor.employee }))?.has === true
  const refusal = say`Someone else must change your own pay.`
  const alone = hasOwn
    ? await ownPay(tx, actor, actor.employee!, refusal, 'employeeSalaryWrite', 'payRollHistoryWrite')
    : {}
  if (batch.isPaid) throw conflict(say`They are part of the payslips of ${{ month: batch.month }} and stay there.`)
  await deleteEntries(tx, { id })
  await deleteLossOfPay(tx, { batch: id })
  await markUndone(tx, { id, account: actor.account, now: tx.now })
  await auditBatch(tx, actor, 'undidPayInputs', { month: batch.month, rows: batch.rows, ...alone })
  return null
}

function auditBatch(
  tx: Tx,
  actor: Actor,
  action: 'addedPayInputs' | 'undidPayInputs',
  { month, rows, ...alone }: { month: string; rows: number } & MadeAlone,
) {
  const record = { type: 'organisation' as const, id: tx.organisation }
  return audit(tx, actor, action, record, { fromMonth: nowIs({ month }), number: nowIs(rows), ...alone })
}

function totalsOf(entries: readonly Entry[]) {
  const of = (type: PayEntry['type']) =>
    entries.reduce((sum, entry) => sum + (entry.type === type ? entry.amountPaise : 0), 0)
  return {
    paymentsPaise: of('earning'),
    reimbursementsPaise: of('reimbursement'),
    deductionsPaise: of('deduction'),
    lossOfPayHalfDays: halfDaysOf(entries),
  }
}
