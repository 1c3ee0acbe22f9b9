import type { Id, Month } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { PayableLeave } from '../../../platform/leave/leave.ts'
import { payableLeave, payRows, reopenRows, reopenRowsOfRun } from './encashment.queries.ts'

/**
 * Encashments that a month's pay run has to pay: for this month or an earlier one, and not paid by another run.
 *
 * @param of.run a run being recalculated: what it paid counts as open
 */
export function encashmentsOfMonth(
  tx: Tx,
  { month, run = null, employees = null }: { month: Month; run?: Id | null; employees?: readonly Id[] | null },
): Promise<PayableLeave[]> {
  return payableLeave(tx, { month, run, employees })
}

/** Marks these as paid by an approved run, so that they can no longer be reversed; returns how many it marked. */
export function markEncashmentsPaid(tx: Tx, { ids, run }: { ids: readonly Id[]; run: Id }): Promise<number> {
  return payRows(tx, { ids, run, now: tx.now })
}

/** The person's payslip in the run was reversed: its encashments are payable again. */
export async function reopenEncashments(tx: Tx, { run, employee }: { run: Id; employee: Id }): Promise<void> {
  await reopenRows(tx, { run, employee })
}

/** The run was reopened: its encashments are payable again. */
export async function reopenEncashmentsOfRun(tx: Tx, { run }: { run: Id }): Promise<void> {
  await reopenRowsOfRun(tx, { run })
}
