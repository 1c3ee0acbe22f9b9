import type { z } from 'zod'
import type { Settlement, SettlementInput } from '@muster/contract/payroll/settlement/settlement.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import { plural, say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound, refused } from '../../../platform/problem.ts'
import { encashmentsOfMonth, leaveLeftAtExit } from '../../../platform/leave/leave.ts'
import { type MadeAlone, ownPay } from '../../identity/index.ts'
import { assetsHeldBy } from '../../procurement/index.ts'
import { withdrawPending } from '../../security/index.ts'
import { employment } from '../employment/employment.queries.ts'
import { lockedMonths } from '../locked-month/locked-month.queries.ts'
import type { SaidDue } from './due.ts'
import { payAtOnce } from './extra-run.ts'
import { prepare } from './preview.ts'
import { endless } from './settled-pay.ts'
import { dueNow, statementOf, type Stated } from './read-statement.ts'
import {
  approveSettlement,
  cancelSettlement,
  deleteCheck,
  settlementForUpdate,
  insertCheck,
  insertSettlement,
  reopenSettlement,
  settlementOf,
  updateSettlement,
  type SettlementRow,
} from './settlement.queries.ts'
import { tellApproved } from './tell.ts'

type Shown = z.output<typeof Settlement>

interface SaidSettlement extends Omit<Shown, 'statement' | 'problem' | 'due' | 'toCheck'>, Stated {
  due: SaidDue[]
  toCheck: Sentence[]
}

type Check = NonNullable<Shown['settlement']>['checks'][number]['item']

export async function settlement(tx: Tx, employee: Id): Promise<SaidSettlement> {
  const { name, joinedOn, leftOn } = await knownEmployee(tx, employee)
  const row = leftOn === null ? undefined : await settlementOf(tx, { employee })
  const { statement, problem } =
    leftOn === null || row === undefined ? nothingYet : await statementOf(tx, employee, leftOn, row)
  // What is approved stays as it was approved.
  const encashable = row === undefined || row.approvedAt !== null ? [] : await leaveLeftAtExit(tx, employee)
  return {
    ...{ name, joinedOn, leftOn, statement, problem },
    encashable: encashable.map(({ policy: policyId, ...left }) => ({ policyId, ...left })),
    due: leftOn === null ? [] : await dueNow(tx, employee, leftOn, row, statement),
    settlement: row ? kept(row) : null,
    toCheck: row === undefined || leftOn === null ? [] : await toCheck(tx, employee, leftOn, row, encashable),
    payslipId: row?.payslipId ?? null,
  }
}

async function toCheck(
  tx: Tx,
  employee: Id,
  leftOn: Day,
  row: SettlementRow,
  encashable: readonly { name: string; halfDays: number }[],
): Promise<Sentence[]> {
  if (row.runId !== null && row.leftOn !== leftOn)
    return [
      say`It was paid with ${{ day: row.leftOn }} as the last working day. Reverse its payslip to settle for another date.`,
    ]
  const assets = await assetsHeldBy(tx, { employee })
  const toReturn = assets.map(({ name, tag }) => say`${name} (${tag}) is not returned. Record its return under Assets.`)
  if (row.approvedAt !== null)
    return row.runId === null && (await isLeaveMissing(tx, row)) ? [leaveMissing, ...toReturn] : toReturn
  return [
    ...encashable.map(
      ({ name, halfDays }) =>
        say`${{ halfDays }} of ${name} can be encashed at exit, and the settlement leaves it out.`,
    ),
    ...toReturn,
  ]
}

const leaveMissing = say`Leave that it encashes has been cancelled. Reopen the settlement and approve it again.`

async function isLeaveMissing(tx: Tx, { lines }: SettlementRow): Promise<boolean> {
  const kept = lines?.encashments ?? []
  if (kept.length === 0) return false
  const open = new Set((await encashmentsOfMonth(tx, { month: endless })).map(({ id }) => id))
  return kept.some((id) => !open.has(id))
}

/** Saves the decisions; the first time this starts the settlement. */
export async function saveSettlement(
  tx: Tx,
  actor: Actor,
  employee: Id,
  input: z.output<typeof SettlementInput>,
): Promise<null> {
  const alone = await settlesOwn(tx, actor, employee)
  const { leftOn } = await knownEmployee(tx, employee)
  if (leftOn === null) throw refused(say`Set the last day of work first.`)
  await withdrawSubmitted(tx, actor, employee)
  const locked = await settlementForUpdate(tx, { employee })
  const row = locked && (await settlementOf(tx, { employee }))
  if (row && row.approvedAt !== null) throw conflict(say`The settlement is approved. Reopen it to change it.`)
  const values = { ...input, items: JSON.stringify(input.items), leftOn }
  if (row) await updateSettlement(tx, { ...values, id: row._id })
  else await insertSettlement(tx, { ...values, id: newId(), employee, account: actor.account, now: tx.now })
  await audit(tx, actor, 'savedSettlement', { type: 'employee', id: employee }, alone)
  return null
}

export async function check(tx: Tx, actor: Actor, employee: Id, of: { item: Check; isDone: boolean }): Promise<null> {
  await settlesOwn(tx, actor, employee)
  const { _id: id } = await lockedRow(tx, employee)
  if (of.isDone && of.item === 'assets') await mustHoldNothing(tx, employee)
  if (of.isDone) await insertCheck(tx, { id, item: of.item, account: actor.account, now: tx.now })
  else await deleteCheck(tx, { id, item: of.item })
  return null
}

/** The item is done once everything is returned, or recorded as lost. */
async function mustHoldNothing(tx: Tx, employee: Id): Promise<void> {
  const [first, ...others] = await assetsHeldBy(tx, { employee })
  if (!first) return
  throw conflict(
    others.length === 0
      ? say`${first.name} (${first.tag}) is not returned. Record its return first.`
      : say`${first.name} (${first.tag}) and ${plural(others.length, { one: '# other asset', other: '# other assets' })} are not returned. Record their return first.`,
  )
}

export async function takeStep(
  tx: Tx,
  actor: Actor,
  employee: Id,
  action: 'approve' | 'reopen' | 'cancel',
): Promise<{ runId: Id | null }> {
  const alone = await settlesOwn(tx, actor, employee)
  await withdrawSubmitted(tx, actor, employee)
  const row = await lockedRow(tx, employee)
  if (row.runId !== null) throw conflict(say`It is paid. Reverse the payslip to settle again.`)
  if (action === 'approve') return { runId: await approve(tx, actor, employee, row, alone) }
  if (action === 'reopen') await reopenSettlement(tx, { id: row._id })
  else {
    if (row.approvedAt !== null) throw conflict(say`The settlement is approved. Reopen it first.`)
    await cancelSettlement(tx, { id: row._id, account: actor.account, now: tx.now })
  }
  const words = action === 'reopen' ? 'reopenedSettlement' : 'droppedSettlement'
  await audit(tx, actor, words, { type: 'employee', id: employee }, alone)
  return { runId: null }
}

/** Freezes the lines. The run of the last month pays them; if that is locked, a separate run does so at once. */
async function approve(tx: Tx, actor: Actor, employee: Id, row: SettlementRow, alone: MadeAlone): Promise<Id | null> {
  if (row.approvedAt !== null) throw conflict(say`The settlement has been approved already.`)
  const { leftOn } = await knownEmployee(tx, employee)
  if (leftOn === null) throw refused(say`Set the last day of work first.`)
  // Prevents the approval of a run without it meanwhile.
  await lockedMonths(tx, { employee, month: monthOf(leftOn) })
  const prepared = await prepare(tx, employee, leftOn, row)
  if (prepared.last === null || prepared.problem !== null) throw refused(prepared.problem ?? say`It cannot be settled.`)
  const run = prepared.last.isExtra ? newId() : null
  if (run !== null) await payAtOnce(tx, actor, run, prepared)
  const lines = JSON.stringify(prepared.pay)
  await approveSettlement(tx, { id: row._id, leftOn, lines, run, account: actor.account, now: tx.now })
  await audit(tx, actor, 'approvedSettlement', { type: 'employee', id: employee }, alone)
  await tellApproved(tx, employee, run !== null)
  return run
}

const nothingYet: Stated = { statement: null, problem: null }

function kept({ leftOn: _, lines: __, payslipId: ___, ...row }: SettlementRow): Shown['settlement'] {
  return { ...row, state: row.runId !== null ? 'paid' : row.approvedAt !== null ? 'approved' : 'pending' }
}

async function lockedRow(tx: Tx, employee: Id): Promise<SettlementRow> {
  const locked = await settlementForUpdate(tx, { employee })
  const row = locked && (await settlementOf(tx, { employee }))
  if (!row) throw notFound(say`The settlement was not found.`)
  return row
}

async function knownEmployee(tx: Tx, employee: Id) {
  const person = await employment(tx, { employee })
  if (!person) throw notFound(say`The employee was not found.`)
  return person
}

/** An approval that was submitted is of the settlement as it was. It ends before the settlement is locked. */
async function withdrawSubmitted(tx: Tx, actor: Actor, employee: Id): Promise<void> {
  const { name } = await knownEmployee(tx, employee)
  await withdrawPending(tx, actor, {
    record: { type: 'employee', id: employee },
    calls: ['POST /api/v1/employee/settlement/{id}/step'],
    because: (by) => say`${by} changed the final settlement of ${name}`,
  })
}

function settlesOwn(tx: Tx, actor: Actor, employee: Id) {
  return ownPay(tx, actor, employee, say`Someone else must settle your own pay.`, 'payRollHistoryWrite')
}
