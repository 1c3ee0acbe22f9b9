import type { PayableType } from '@muster/contract/payroll/payable/payable-types.ts'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { lockedMonths } from '../locked-month/locked-month.queries.ts'
import { payableLines } from './payable-pay.ts'
import { cancelPayables, insertPayable, payablesForUpdate, payablesOf } from './payable.queries.ts'

export interface Owed {
  request: Id
  requestType: RequestTypeName
  /** "CL-0201" */
  number: string
  employee: Id
  type: PayableType
  amountPaise: Paise
  /** Of the whole request, if the payslip should explain it. */
  claimedPaise?: Paise | null
  approvedPaise?: Paise | null
  /** The request's own text. */
  reason: string
}

/** An approved request makes the company pay or recover an amount: the next pay run includes it automatically. Nothing is owed for 0. */
export async function owe(tx: Tx, { claimedPaise = null, approvedPaise = null, ...owed }: Owed): Promise<void> {
  if (owed.amountPaise === 0) return
  const code = `${payableLines[owed.type].prefix}:${owed.number}`
  const fromMonth = monthOf(await companyToday(tx))
  await insertPayable(tx, { ...owed, claimedPaise, approvedPaise, id: newId(), code, fromMonth, now: tx.now })
}

/** What a request made the company pay or recover. */
export const owedFor = (tx: Tx, request: Id) => payablesOf(tx, { ids: null, request })

/** Why a request can no longer be withdrawn; null while nothing of it was paid. */
export async function paidAlready(tx: Tx, request: Id): Promise<Sentence | null> {
  const paid = (await owedFor(tx, request)).find(({ paidPaise }) => paidPaise !== 0)
  return paid ? say`${paid.request.number} has been paid and can no longer be cancelled.` : null
}

/** The request was withdrawn: nothing of it is owed any more. A 409 once some of it was paid. */
export async function oweNothing(tx: Tx, request: Id): Promise<void> {
  const [first] = await payablesForUpdate(tx, { ids: null, request })
  if (!first) return
  // Meanwhile no run that pays it is approved.
  await lockedMonths(tx, { employee: first.employee, month: '1900-01' })
  const paid = await paidAlready(tx, request)
  if (paid !== null) throw conflict(paid)
  await cancelPayables(tx, { request, now: tx.now })
}
