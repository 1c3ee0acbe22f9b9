import type { Day, Id } from '@muster/contract/values.ts'
import type { PayslipResult } from '@muster/engine/payroll/payslip/payslip-result.ts'
import { payslip } from '@muster/engine/payroll/calculation/payslip.ts'
import type { PayslipInput } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { lastPay, type LastPay } from './last-pay.ts'
import type { SettledPay } from '../pay-run/inputs/settled.queries.ts'
import { settledPay } from './settled-pay.ts'
import type { SettlementRow } from './settlement.queries.ts'

export interface Prepared {
  last: LastPay
  pay: SettledPay
  /** Including the settlement. */
  input: PayslipInput
  result: PayslipResult
  /** Why it cannot be approved. */
  problem: Sentence | null
}

/** The last pay with the settlement, as of now; or why there is none. */
export async function prepare(
  tx: Tx,
  employee: Id,
  leftOn: Day,
  row: SettlementRow,
): Promise<Prepared | { last: null; problem: Sentence }> {
  const last = await lastPay(tx, employee, leftOn)
  if (!last) return { last: null, problem: say`There is no pay in the month of the last working day. Check the date.` }
  const { excluded } = last.person
  if (excluded !== null) return { last: null, problem: say`${excluded.reason}. Resolve this first.` }
  // An approved settlement is already in the inputs of its month.
  const isIn = row.lines !== null
  const pay = row.lines ?? (await settledPay(tx, last, leftOn, row))
  const oneOffs = [...last.input.oneOffs, ...pay.oneOffs]
  const input: PayslipInput = isIn ? last.input : { ...last.input, oneOffs, settles: true }
  const result = payslip(last.book, input)
  return { last, pay, input, result, problem: (isIn ? missed(last, row.leftOn !== leftOn) : null) ?? problemOf(result) }
}

/** Why an approved settlement will not be paid. */
function missed({ isExtra, month }: LastPay, hasMoved: boolean): Sentence | null {
  if (hasMoved) return say`The last working day has changed. Reopen the settlement and approve it again.`
  return isExtra
    ? say`Payroll of ${{ month }} was locked without it. Reopen the settlement and approve it again.`
    : null
}

function problemOf(result: PayslipResult): Sentence | null {
  if (result.ok) return null
  const [error] = result.errors
  if (error === undefined) return say`The settlement couldn't be calculated.`
  return error.code === 'negativeNet'
    ? say`${error.message}. Recover less, or record a repayment of the loan.`
    : say`${error.message}.`
}
