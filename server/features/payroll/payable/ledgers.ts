import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { deleteRepayments, insertRepayments } from '../loan/loan-pay.queries.ts'
import { isLoan } from '../loan/loan-pay.ts'
import { deletePayslipPayments, insertPayslipPayments } from './payable-pay.queries.ts'
import { isPayable } from './payable-pay.ts'

/** Lines whose balance has a ledger of its own: what is cut of them stays open there, and is not carried forward as well. */
export function hasLedger(line: { code: string }): boolean {
  return isLoan(line) || isPayable(line)
}

/** Records what the payslips of an approved run paid and recovered for loans and payables, or what a reversal gave back. */
export async function recordInLedgers(tx: Tx, run: Id): Promise<void> {
  await insertRepayments(tx, { run, now: tx.now })
  await insertPayslipPayments(tx, { run, now: tx.now })
}

/** The run is reopened: what its payslips paid and recovered is open again. */
export async function forgetInLedgers(tx: Tx, run: Id): Promise<void> {
  await deleteRepayments(tx, { run })
  await deletePayslipPayments(tx, { run })
}
