import type { PayableType } from '@muster/contract/payroll/payable/payable-types.ts'
import type { Id, Month, Paise } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import { sum } from '@muster/engine/money.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { companyToday } from '../../organisation/index.ts'
import { lockedMonths } from '../locked-month/locked-month.queries.ts'
import {
  closePayables,
  lockPayables,
  oweMore,
  restorePayables,
  payableStates,
  type PayableState,
} from './balance.queries.ts'
import { payableLines } from './payable-pay.ts'
import type { Owed } from './payable.ts'

/** A payable before it was closed. */
export type Before = Pick<PayableState, 'id' | 'amountPaise' | 'isCancelled'>

type Under = Omit<Owed, 'type' | 'amountPaise'>

/**
 * Related requests have one total, whatever was paid and recovered for them so far: what is open is closed,
 * and the rest is paid, or recovered if too much was paid. Taxed reimbursements are kept separate.
 *
 * @param of.owed the request under which the rest is owed
 */
export async function balance(
  tx: Tx,
  { requests, owed, totalPaise }: { requests: readonly Id[]; owed: Under; totalPaise: Paise },
): Promise<Before[]> {
  const counted = (await lockedStates(tx, requests, owed.employee)).filter(({ type }) => type !== 'taxedReimbursement')
  await closePayables(tx, { ids: counted.map(({ id }) => id), now: tx.now })
  const rest = totalPaise - sum(counted.map(({ type, paidPaise }) => (type === 'recovery' ? -paidPaise : paidPaise)))
  if (rest !== 0) await more(tx, owed, rest > 0 ? 'reimbursement' : 'recovery', Math.abs(rest))
  return counted.map(({ id, amountPaise, isCancelled }) => ({ id, amountPaise, isCancelled }))
}

/** Reverses a balance: its own payables are no longer owed, and the earlier ones are restored. */
export async function unbalance(
  tx: Tx,
  { request, employee, before }: { request: Id; employee: Id; before: readonly Before[] },
): Promise<void> {
  const own = await lockedStates(tx, [request], employee)
  await closePayables(tx, { ids: own.map(({ id }) => id), now: tx.now })
  await restorePayables(tx, { before: JSON.stringify(before), now: tx.now })
}

/**
 * Recovers the unrecovered advance of a request from the pay of a month on; what is still to be paid of it stays.
 *
 * @returns whether there was anything to recover
 */
export async function recover(tx: Tx, owed: Under, fromMonth: Month | null = null): Promise<boolean> {
  const all = await lockedStates(tx, [owed.request], owed.employee)
  const advanced = sum(all.flatMap(({ type, paidPaise }) => (type === 'advance' ? [paidPaise] : [])))
  const recovery = all.find(({ type }) => type === 'recovery')
  const wanted = advanced - (recovery?.isCancelled === false ? recovery.amountPaise : 0)
  if (wanted > 0) await more(tx, owed, 'recovery', advanced - (recovery?.paidPaise ?? 0), fromMonth)
  return wanted > 0
}

/** Limits the recovery of a request to this amount, or to what was already recovered; any advance beyond that is open again. */
export async function recoverAtMost(
  tx: Tx,
  { request, employee }: Pick<Owed, 'request' | 'employee'>,
  amountPaise: Paise,
): Promise<void> {
  const recovery = (await lockedStates(tx, [request], employee)).find(({ type }) => type === 'recovery')
  if (recovery === undefined || recovery.isCancelled) return
  const { id, paidPaise } = recovery
  if (recovery.amountPaise <= Math.max(amountPaise, paidPaise)) return
  const before: Before = {
    id,
    amountPaise: amountPaise || paidPaise || recovery.amountPaise,
    isCancelled: amountPaise === 0,
  }
  await restorePayables(tx, { before: JSON.stringify([before]), now: tx.now })
}

/** Their values while no run that pays them is being approved. */
async function lockedStates(tx: Tx, requests: readonly Id[], employee: Id): Promise<PayableState[]> {
  await lockPayables(tx, { requests })
  await lockedMonths(tx, { employee, month: '1900-01' })
  return payableStates(tx, { requests })
}

async function more(tx: Tx, owed: Under, type: PayableType, amountPaise: Paise, from: Month | null = null) {
  const { claimedPaise = null, approvedPaise = null } = owed
  const code = `${payableLines[type].prefix}:${owed.number}`
  const fromMonth = from ?? monthOf(await companyToday(tx))
  await oweMore(tx, {
    ...owed,
    claimedPaise,
    approvedPaise,
    id: newId(),
    type,
    code,
    amountPaise,
    fromMonth,
    now: tx.now,
  })
}
