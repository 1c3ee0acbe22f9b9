import type { Id, Month } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { PayableLeave } from '../../../platform/leave/leave.ts'
import { payableLeave, payRows, reopenRows, reopenRowsOfRun } from './encashment.queries.ts'

/**
 * Leave that the pay run of a month has to pay: meant for this month or an earlier one, and paid by no other run.
 *
 * @param of.run a run that is calculated again: what it paid counts as open
 */
export function encashmentsOfMonth(
  tx: Tx,
  { month, run = null, employees = null }: { month: Month; run?: Id | null; employees?: readonly Id[] | null },
): Promise<PayableLeave[]> {
  return payableLeave(tx, { month, run, employees })
}

/** These are in the pay of an approved run and can not be taken back any more; answers how many it took. */
export function markEncashmentsPaid(tx: Tx, { ids, run }: { ids: readonly Id[]; run: Id }): Promise<number> {
  return payRows(tx, { ids, run, now: tx.now })
}

/** The person's payslip of the run was reversed: what it paid is to be paid again. */
export async function reopenEncashments(tx: Tx, { run, employee }: { run: Id; employee: Id }): Promise<void> {
  await reopenRows(tx, { run, employee })
}

/** The run is opened again: what it paid is to be paid again. */
export async function reopenEncashmentsOfRun(tx: Tx, { run }: { run: Id }): Promise<void> {
  await reopenRowsOfRun(tx, { run })
}
