import type { Day, Id } from '@muster/contract/values.ts'
import type { PayslipResult } from '@muster/engine/payroll/payslip/payslip-result.ts'
import { payslip } from '@muster/engine/payroll/payslip/payslip.ts'
import type { PayslipInput } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { longMonthText } from '@muster/engine/words.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { lastPay, type LastPay } from './last-pay.ts'
import type { SettledPay } from './settled.queries.ts'
import { settledPay } from './settled-pay.ts'
import type { SettlementRow } from './settlement.queries.ts'

export interface Prepared {
  last: LastPay
  pay: SettledPay
  /** With what is settled. */
  input: PayslipInput
  result: PayslipResult
  /** Why it cannot be approved. */
  problem: string | null
}

/** The last pay with what is settled, as it stands; or why there is none. */
export async function prepare(
  tx: Tx,
  employee: Id,
  leftOn: Day,
  row: SettlementRow,
): Promise<Prepared | { last: null; problem: string }> {
  const last = await lastPay(tx, employee, leftOn)
  if (!last) return { last: null, problem: 'There is no pay in the month of the last day of work. Check that day.' }
  const { excluded } = last.person
  if (excluded !== null) return { last: null, problem: `${excluded.reason}. Settle that first.` }
  // What was approved is in the inputs of its month already.
  const isIn = row.lines !== null
  const pay = row.lines ?? (await settledPay(tx, last, leftOn, row))
  const oneOffs = [...last.input.oneOffs, ...pay.oneOffs]
  const input: PayslipInput = isIn ? last.input : { ...last.input, oneOffs, settles: true }
  const result = payslip(last.book, input)
  return { last, pay, input, result, problem: (isIn ? missed(last, row.leftOn !== leftOn) : null) ?? problemOf(result) }
}

/** Why what was approved is not going to be paid. */
function missed({ isExtra, month }: LastPay, hasMoved: boolean): string | null {
  const again = 'Reopen the settlement and approve it again.'
  if (hasMoved) return `The last day of work has changed. ${again}`
  return isExtra ? `${longMonthText(month)} was locked without it. ${again}` : null
}

function problemOf(result: PayslipResult): string | null {
  if (result.ok) return null
  const message = result.errors[0]?.message ?? 'It could not be calculated'
  const isNegative = result.errors[0]?.code === 'negativeNet'
  return isNegative ? `${message}. Take less back, or record a repayment of the loan.` : `${message}.`
}
